import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ask, give } from './ask.js'
import { button, labelled, section } from './button.js'
import { Fault, IngestReport } from './ingest-told.js'
import { useKeys } from './keys.js'
import { addressOf } from './addresses.js'
import { Crumb } from './told.js'

/** The largest file that the desk takes, in bytes. */
const LARGEST = 200 * 2 ** 20

/** Gives the file that is dropped anywhere in the window, and goes to where it is read in. */
export function useDrop(onDropped) {
  useEffect(() => {
    const over = (event) => event.preventDefault()
    const drop = (event) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      onDropped(file)
      location.hash = '#/ingest'
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => (removeEventListener('dragover', over), removeEventListener('drop', drop))
  }, [])
}

/** Reads a PDF; shows the changes it makes in the records, and writes them when a person says so. */
export function Ingest({ dropped, onTaken }) {
  const [state, set] = useState({ file: null, sha256: '', given: {}, step: null, made: null, fault: null })
  const report = useRef(null)
  const change = (part) => set((before) => ({ ...before, ...part }))
  const attempt = (part, act) => {
    change({ fault: null, step: { page: 0, of: 0 }, ...part })
    return act().catch((fault) => change({ fault, step: null, made: null }))
  }
  const read = (sha256, given, write = false) =>
    attempt({ sha256, given }, async () => {
      const made = await ask('ingest', { sha256, write, ...given }, (step) => change({ step }))
      change({ made, step: null })
      report.current?.focus()
    })
  const take = (file) =>
    attempt({ file, made: null, given: {} }, async () => {
      if (file.size > LARGEST) throw new Error(`${file.name} is larger than 200 MiB. Split it.`)
      const { sha256 } = await give(file)
      await read(sha256, {})
    })
  useEffect(() => void (document.title = 'Read a PDF in · Reading desk'), [])
  useEffect(() => {
    if (dropped === null) return
    onTaken()
    void take(dropped)
  }, [dropped])
  const { file, sha256, given, step, made, fault } = state
  const write = () => {
    if (!made || made.isWritten || made.files.length === 0) return
    const isAsked = made.isFromNowhere && !(given.url && given.collected)
    if (isAsked) document.getElementById(given.url ? 'collected' : 'url')?.focus()
    else void read(sha256, given, true)
  }
  useKeys([['Enter', '', write]])
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, 'Read a PDF in'),
    h('p', { class: 'drop' }, [
      labelled('Drop a wording here, or choose it:', {
        type: 'file',
        accept: 'application/pdf',
        onChange: ({ target }) => target.files[0] && take(target.files[0]),
      }),
    ]),
    file && h('p', null, [h('b', null, file.name), ' ', h('small', null, sha256)]),
    step && h(Step, { step }),
    fault && h(Fault, { fault, onRetry: (part) => read(sha256, { ...given, ...part }) }),
    made &&
      h('div', { ref: report, tabIndex: -1 }, [
        h(Outcome, {
          made,
          onWrite: write,
          onOverwrite: () => read(sha256, { ...given, overwrite: true }),
          onGiven: (part) => set((before) => ({ ...before, given: { ...before.given, ...part } })),
        }),
        h(IngestReport, { made }),
      ]),
  ])
}

function Step({ step: { page, of } }) {
  const isReading = page < of
  const said = isReading ? `Page ${page} of ${of} ` : of === 0 ? 'Reading … ' : 'Their clauses are made … '
  const given = { value: isReading ? page : undefined, max: of || 1, 'aria-label': 'Pages read' }
  return h('p', { role: 'status' }, [said, h('progress', given)])
}

function Outcome({ made, onWrite, onOverwrite, onGiven }) {
  const { uin, name, document, clauses, files, isWritten, isSameFile, kept } = made
  const links = [
    h('a', { href: addressOf(uin, document, 'structure') }, 'Compare the structure with the pages'),
    ' · ',
    h('a', { href: addressOf(uin, '', 'published') }, 'What will be published'),
  ]
  const written = [
    h('p', { role: 'status', class: 'proven' }, `Written: ${clauses} clauses of the document ${document}.`),
    h('p', null, [
      kept === null
        ? 'Without --documents the PDF is forgotten when the desk ends.'
        : `The PDF is kept: ${kept}`,
    ]),
  ]
  const toBeWritten = [
    files.length === 0 && h('p', { role: 'status' }, 'Nothing changes: this file was read before.'),
    h(Details, { onGiven, isFromNowhere: made.isFromNowhere }),
    files.length > 0 &&
      h('p', null, [
        button('Write it (Enter)', onWrite, { class: 'accept' }),
        ` changes ${files.join(', ')}`,
      ]),
    isSameFile && h('p', null, [button('Take this reading of the same file', onOverwrite)]),
  ]
  return section(
    'outcome',
    [`${name} `, h('small', null, uin)],
    [isWritten ? written : toBeWritten, (isWritten || files.length === 0) && h('p', null, links)],
  )
}

/** Details that a file does not always state; those left empty stay as they are held. */
function Details({ onGiven, isFromNowhere }) {
  const input = (name, label, type) =>
    labelled(label, {
      id: name,
      type,
      required: isFromNowhere && name !== 'edition',
      onChange: ({ target }) => onGiven({ [name]: target.value.trim() || undefined }),
    })
  return h('p', { class: 'search' }, [
    input('edition', 'Edition as printed', 'text'),
    input('url', 'Address it was collected from', 'url'),
    input('collected', 'Day it was collected', 'date'),
  ])
}
