/** Source of the answers. */
export interface ConnectOptions {
  /** The address of the site or of the copy. */
  readonly base: string
  /** Whether it is a bare copy: files without functions. The queries are then answered here, from /index/. */
  readonly copy?: boolean
  /** Ends every request when it is aborted. */
  readonly signal?: AbortSignal
  /** Number of times that a request is sent that is asked to wait; 3 by default, 1 never waits. */
  readonly tries?: number
  readonly fetch?: typeof fetch
}
