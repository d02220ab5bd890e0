import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'

/** PDFium as WebAssembly, with a little memory of its own for the results of its functions. */
export interface Engine {
  readonly api: Functions
  /** 256 bytes for numbers. */
  readonly scratch: number
  readonly float: (at: number) => number
  readonly double: (at: number) => number
  readonly int: (at: number) => number
  /** Copies bytes into the engine's memory; gives their address. */
  readonly copyIn: (bytes: Uint8Array) => number
  /** A copy of bytes of the engine's memory. */
  readonly copyOut: (at: number, bytes: number) => Uint8Array
  /** A text that a function writes in two calls: its length in bytes, then its bytes. */
  readonly text16: (call: (buffer: number, bytes: number) => number) => string
  readonly text8: (call: (buffer: number, bytes: number) => number) => string
}

/**
 * PDFium's functions as WebAssembly exports them: numbers in, a number out, 0 for false. The wrapping that the package
 * offers takes longer than most of the functions, and some are called for every glyph.
 */
type Functions = {
  readonly [Name in Exclude<keyof WrappedPdfiumModule, 'pdfium'>]: (...given: number[]) => number
} & { readonly malloc: (bytes: number) => number; readonly free: (at: number) => number }

/** Thrown when a document needs more memory than it may have. */
export class MemoryLimitError extends Error {}

/** Loads the engine; its memory never grows beyond the limit (in bytes). */
export async function loadEngine(limit: number): Promise<Engine> {
  const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const quiet = { print: () => {}, printErr: () => {} }
  const instantiateWasm = (imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) => {
    void WebAssembly.instantiate(wasmBinary, imports).then(({ instance }) => {
      holdMemory(instance, limit)
      ready(instance)
    })
    return {}
  }
  const wrapped = await init({ wasmBinary: wasmBinary.buffer, instantiateWasm, ...quiet })
  wrapped.PDFiumExt_Init()
  return engineOver(wrapped)
}

/** A document that wants ever more memory (a decompression bomb) is stopped, not the machine. */
function holdMemory(instance: WebAssembly.Instance, limit: number): void {
  const memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory)
  if (memory === undefined) return
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65536 > limit) throw new MemoryLimitError()
    return grow(pages)
  }
}

/** The engine's memory; its views are new ones whenever it has grown. */
interface Heap {
  readonly HEAPU8: Uint8Array
  readonly HEAP32: Int32Array
  readonly HEAPF32: Float32Array
  readonly HEAPF64: Float64Array
}

function engineOver(wrapped: WrappedPdfiumModule): Engine {
  const pdfium = wrapped.pdfium as typeof wrapped.pdfium & Heap
  const api = pdfium.wasmExports as unknown as Functions
  const scratch = api.malloc(256)
  const written = (call: (buffer: number, bytes: number) => number, read: (at: number) => string) => {
    const bytes = call(0, 0)
    if (bytes <= 0) return ''
    const buffer = api.malloc(bytes + 2)
    try {
      call(buffer, bytes)
      return read(buffer)
    } finally {
      api.free(buffer)
    }
  }
  return {
    api,
    scratch,
    float: (at) => pdfium.HEAPF32[at >> 2] ?? 0,
    double: (at) => pdfium.HEAPF64[at >> 3] ?? 0,
    int: (at) => pdfium.HEAP32[at >> 2] ?? 0,
    copyIn: (bytes) => {
      const at = api.malloc(bytes.length)
      pdfium.HEAPU8.set(bytes, at)
      return at
    },
    copyOut: (at, bytes) => pdfium.HEAPU8.slice(at, at + bytes),
    text16: (call) => written(call, (at) => pdfium.UTF16ToString(at)),
    text8: (call) => written(call, (at) => pdfium.UTF8ToString(at)),
  }
}
