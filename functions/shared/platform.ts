// Taken from the platform that runs the functions: the shape of their settings, and its store of blobs.

export type { Config } from '@netlify/functions'
export { getStore } from '@netlify/blobs'
export type { GetStoreOptions as StorePlace } from '@netlify/blobs'
