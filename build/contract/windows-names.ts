/** Whether Windows takes a name, whatever follows its first dot, for a device: no file of a copy can have it. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/iu.test(name)
}

/** Whether every disk can hold a file or folder of a name; Windows drops a space or a dot at its end. */
export function isNameOnEveryDisk(name: string): boolean {
  return !/[<>:"/\\|?*\p{Cc}]|[ .]$/u.test(name) && !isDeviceName(name)
}
