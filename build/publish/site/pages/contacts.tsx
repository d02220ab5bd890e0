/** @jsxRuntime automatic @jsxImportSource #view */
import type { Markup } from '../../../view/jsx-runtime.ts'
import type { Channel } from '../../../contract/authored/channel.ts'
import type { FormBody } from '../../../contract/published/forms.ts'
import { dialled } from '../../../view/call-button.tsx'
import { Lines, Table } from '../../../view/components.tsx'
import { webAddress, Quoted } from '../../../view/links.tsx'

/** Where a form goes, and whom to ask: each way with the words that say so. */
export function SendTo({ form }: { readonly form: FormBody }) {
  const { to, how, address } = form.instructions.submit
  const lines = [to, how].filter((line) => line !== '').join(', ')
  return (
    <section id="send">
      <h2>Where to send it</h2>
      {lines !== '' && <p>{lines}</p>}
      {address !== '' && (
        <p class="address" translate="no">
          <Lines text={address} />
        </p>
      )}
      {form.send_to.length > 0 && <Contacts channels={form.send_to} />}
      {lines === '' && address === '' && form.send_to.length === 0 && (
        <p>The form does not say. Ask the insurer, and do not send it to an address found elsewhere.</p>
      )}
    </section>
  )
}

/** Ways to reach an insurer, each with the words that say so. */
export function Contacts(props: {
  readonly channels: readonly Channel[]
  /** Where each is from, in their order, where that is not said otherwise. */
  readonly from?: readonly Markup[]
}) {
  const { channels, from = [] } = props
  return (
    <Table
      label="Ways to reach the insurer"
      stacked
      head={['For', 'Reach', 'Source']}
      rows={channels.map((channel, at) => [
        <For channel={channel} />,
        <Reach channel={channel} />,
        <>
          <Quoted from={channel} /> {from[at]}
        </>,
      ])}
    />
  )
}

const PURPOSES: Readonly<Record<Channel['purpose'], string>> = {
  claim: 'Claims',
  'customer-care': 'Customer care',
  grievance: 'Complaints',
  gro: 'Grievance redressal officer',
}

function For({ channel }: { readonly channel: Channel }) {
  const { purpose, level, applies_to, label } = channel
  const more = [label, level === null ? '' : `level ${level}`, applies_to === 'all' ? '' : applies_to]
  return (
    <>
      {PURPOSES[purpose]} <span class="quiet line">{more.filter((words) => words !== '').join(', ')}</span>
    </>
  )
}

/** A way to reach somebody, as a link where it can be one. */
export function Reach({ channel }: { readonly channel: Channel }) {
  const target = targetOf(channel)
  return (
    <>
      <span class="quiet line">{channel.channel}</span>{' '}
      <span translate="no">
        {target === null ? <Lines text={channel.value} /> : <a href={target}>{channel.value}</a>}
      </span>{' '}
      {channel.hours !== null && <span class="quiet line">{channel.hours}</span>}
    </>
  )
}

/** What a link to a channel does; addresses and numbers to send a word to are only read. */
function targetOf({ channel, value }: Channel): string | null {
  if (channel === 'url') return webAddress(value)
  if (channel === 'email')
    return /^[^\s@,;?&]+@[^\s@,;?&]+$/u.test(value) ? `mailto:${encodeURI(value)}` : null
  if (channel !== 'phone') return null
  const number = dialled(value)
  return number === null ? null : `tel:${number}`
}
