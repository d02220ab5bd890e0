import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { give } from './ask.js'
import { button, labelled, section } from './button.js'
import { IngestReport, Ways } from './ingest-told.js'
import { useKeys } from './keys.js'
import { addressOf } from './addresses.js'
import { Crumb, Told, useAnswer } from './told.js'

/** The largest file that the desk takes, in bytes. */
const LARGEST = 200 * 2 ** 20

/** Gives the file that is dropped anywhere in the window, and goes to where it is read in. */
export function useDrop(onDropped) {
  useEffect(() => {
    addEventListener('dragover', (event) => event.preventDefault())
    addEventListener('drop', (event) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file === undefined) return
      onDropped(file)
      location.hash = '#/ingest'
    })
  }, [])
}

const TITLE = 'Read a PDF in'

/** Takes a PDF that is dropped or chosen. */
export function Ingest({ dropped, onTaken }) {
  const [{ file, sha256, told }, set] = useState({})
  const take = (file) => {
    const refuse = ({ message }) => set({ file, told: { text: message, isFault: true } })
    set({ file, told: { text: 'Reading …' } })
    if (file.size > LARGEST) refuse(new Error(`${file.name} is larger than 200 MiB. Split it.`))
    else give(file).then((kept) => set({ file, ...kept }), refuse)
  }
  useEffect(() => {
    if (dropped === null) return
    onTaken()
    take(dropped)
  }, [dropped])
  useEffect(() => void (document.title = `${TITLE} · Reading desk`), [])
  return h('main', { class: 'queue' }, [
    h(Crumb),
    h('h1', null, TITLE),
    h('p', { class: 'drop' }, [
      labelled('Drop a wording here, or choose it:', {
        type: 'file',
        accept: 'application/pdf',
        onChange: ({ target }) => target.files[0] && take(target.files[0]),
      }),
    ]),
    file && h('p', null, [h('b', null, file.name), ' ', h('small', null, sha256)]),
    told && h(Told, { told }),
    sha256 && h(Read, { key: sha256, sha256 }),
  ])
}

/** Shows the changes that a file makes in the records, and writes them when a person says so. */
function Read({ sha256 }) {
  const { view: made, told, tell, run } = useAnswer(() => TITLE, 'ingest', { sha256, write: false })
  const [given, report] = [useRef({ sha256 }), useRef(null)]
  useEffect(() => report.current?.focus(), [made])
  const read = (part, write = false) => {
    tell({ text: write ? 'Checking the whole dataset with it, then writing …' : 'Reading …' })
    void run({ ...Object.assign(given.current, part), write })
  }
  const onWrite = () => {
    if (!made || made.isWritten || made.files.length === 0) return
    const { url, collected } = given.current
    const isAsked = made.isFromNowhere && !(url && collected)
    if (isAsked) document.getElementById(url ? 'collected' : 'url')?.focus()
    else read({}, true)
  }
  const onOverwrite = () => read({ overwrite: true })
  const onGiven = (part) => Object.assign(given.current, part)
  useKeys([['Enter', '', onWrite]])
  return [
    h(Told, { told }),
    h(Ways, { told, onRetry: read }),
    made &&
      h('div', { ref: report, tabIndex: -1 }, [
        h(Outcome, { made, onWrite, onOverwrite, onGiven }),
        h(IngestReport, { made }),
      ]),
  ]
}

function Outcome({ made, onWrite, onOverwrite, onGiven }) {
  const { uin, name, clauses, files, isWritten, isSameFile, kept } = made
  const links = [
    h('a', { href: addressOf(uin, 'wording', 'structure') }, 'Compare the structure with the pages'),
    ' · ',
    h('a', { href: addressOf(uin, '', 'published') }, 'What will be published'),
  ]
  const written = [
    h('p', { role: 'status', class: 'proven' }, `Written: ${clauses} clauses.`),
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
