import { parentPort, workerData } from 'node:worker_threads'
import { lastBuildIn } from './last-build.ts'

// A thread that looks through an output folder, once.

parentPort?.postMessage(lastBuildIn(workerData as string), [])
