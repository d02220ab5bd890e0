import { parentPort, workerData } from 'node:worker_threads'
import { Stager } from './output/stager.ts'
import { checkedProduct, stagedDownload, stagedProduct } from './product.ts'
import type { Answer, Request, Start } from './worker-crew.ts'

// A worker of a build: checks products and stages files, one after another, as it is asked.

const { mark, ...workplace } = workerData as Start
let folder = ''
const stager = new Stager(
  () => folder,
  mark,
  () => false,
)

function answerTo(request: Exclude<Request, { readonly kind: 'end' }>): Answer {
  try {
    if (request.kind === 'check') return { result: checkedProduct(workplace, request.task) }
    folder = request.staging
    if (request.kind === 'download') return { result: stagedDownload(request.task, stager) }
    return { result: stagedProduct(workplace, request.task, stager) }
  } catch (fault) {
    const code = fault instanceof Error ? (fault as NodeJS.ErrnoException).code : undefined
    return { fault, ...(code !== undefined && { code }) }
  }
}

parentPort?.on('message', (request: Request) => {
  if (request.kind === 'end') parentPort?.close()
  else parentPort?.postMessage(answerTo(request), [])
})
