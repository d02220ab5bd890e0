/** A file that cannot be used; the message is for people. */
export class FileError extends Error {}
