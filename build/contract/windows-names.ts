/** Whether Windows takes a name, whatever follows its first dot, for a device: no file of a copy can have it. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$)/iu.test(name)
}
