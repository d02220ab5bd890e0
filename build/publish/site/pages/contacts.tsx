/** @jsxRuntime automatic @jsxImportSource #view */
import type { Channel } from '../../../contract/authored/channel.ts'
import type { FormBody } from '../../../contract/published/forms.ts'
import { dialled, pageOf } from '../../../view/call-button.tsx'
import { Lines, Table } from '../../../view/components.tsx'
import type { TextKey } from '../../../contract/source-texts.ts'
import { joined } from '../../../view/answer-in.tsx'
import type { InsurerContact } from '../../../contract/published/insurers.ts'
import { english, phrase, translated } from '../../../view/phrases.tsx'
import type { Site } from '../site.ts'
import { webAddress, Quoted } from '../../../view/links.tsx'

/** Section on where a form goes and whom to ask: each way with the words that say so. */
export function SendTo({ form, site }: { readonly form: FormBody; readonly site: Site }) {
  const { to, how, address } = form.instructions.submit
  const lines = [to, how].filter((line) => line !== '').join(', ')
  return (
    <section id="send">
      <h2>{site.texts.t('contact.where-to-send-it')}</h2>
      {lines !== '' && <p>{lines}</p>}
      {address !== '' && (
        <p class="address" translate="no">
          <Lines text={address} />
        </p>
      )}
      {form.send_to.length > 0 && <Contacts site={site} channels={form.send_to} />}
      {lines === '' && address === '' && form.send_to.length === 0 && (
        <p>{site.texts.t('contact.form-does-not-say')}</p>
      )}
    </section>
  )
}

/** Ways to reach an insurer, the words that say so in a drawer below. */
export function Contacts(props: {
  readonly site: Site
  readonly channels: readonly (Channel & Partial<Pick<InsurerContact, 'from'>>)[]
  /** Those that the page has already: only their words are shown. */
  readonly shown?: readonly Channel[]
}) {
  const { site, channels, shown = [] } = props
  const { t } = site.texts
  const more = channels.filter((channel) => !shown.includes(channel))
  return (
    <>
      {more.length > 0 && (
        <Table
          label={t('contact.ways')}
          stacked
          head={[t('contact.for'), t('ladder.reach')]}
          rows={more.map((channel) => [
            <For channel={channel} site={site} />,
            <Reach channel={channel} site={site} />,
          ])}
        />
      )}
      <details>
        <summary>{t('contact.in-their-words')}</summary>
        <ul>
          {channels.map((channel) => (
            <li>
              <Quoted site={site} from={channel} />{' '}
              {channel.from !== undefined && <From from={channel.from} site={site} />}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const PURPOSES: Readonly<Record<Channel['purpose'], TextKey>> = {
  claim: 'contact.claims',
  'customer-care': 'contact.customer-care',
  grievance: 'contact.complaints',
  gro: 'contact.gro',
}

interface WayProps {
  readonly channel: Channel
  readonly site: Site
}

function For({ channel, site: { texts } }: WayProps) {
  const { purpose, level, applies_to, label } = channel
  const more = [
    translated(texts, label),
    level === null ? '' : texts.t('contact.level', { level: String(level) }),
    applies_to === 'all' ? '' : translated(texts, applies_to),
  ]
  return (
    <>
      {texts.t(PURPOSES[purpose])}{' '}
      <span class="quiet line">
        {joined(
          more.filter((words) => words !== ''),
          ', ',
        )}
      </span>
    </>
  )
}

const CHANNELS: Readonly<Record<Channel['channel'], TextKey>> = {
  phone: 'contact.phone',
  email: 'contact.email',
  url: 'contact.url',
  address: 'contact.address',
  sms: 'contact.sms',
  whatsapp: 'contact.whatsapp',
}

/** A way to reach somebody, as a link where it can be one. */
export function Reach({ channel, site: { texts } }: WayProps) {
  const target = targetOf(channel)
  return (
    <>
      <span class="quiet">{texts.t(CHANNELS[channel.channel])}</span>{' '}
      <span translate="no">
        {target === null ? (
          english(texts, <Lines text={channel.value} />)
        ) : (
          <a href={target}>{channel.value}</a>
        )}
      </span>{' '}
      {channel.hours !== null && <span class="quiet line">{translated(texts, channel.hours)}</span>}
    </>
  )
}

/** Address that a link to a channel opens, or null; addresses and numbers to send a word to are only read. */
function targetOf({ channel, value }: Channel): string | null {
  if (channel === 'url') return webAddress(value)
  if (channel === 'email')
    return /^[^\s@,;?&]+@[^\s@,;?&]+$/u.test(value) ? `mailto:${encodeURI(value)}` : null
  if (channel !== 'phone') return null
  const number = dialled(value)
  return number === null ? null : `tel:${number}`
}

/** Source of a way to reach an insurer, with a link to it; nothing where that is the insurer's own record. */
export function From(props: {
  readonly from: InsurerContact['from']
  readonly site: Site
  readonly uin?: string | undefined
}) {
  const { from, site } = props
  if (from.of === 'insurer') return null
  const isHere = from.uin !== null && from.uin === props.uin
  return (
    <span class="quiet">
      {phrase(site.texts, 'contact.from', {
        place: (
          <a href={isHere ? `#${from.key}` : pageOf(from, site)} translate={isHere ? undefined : 'no'}>
            {isHere ? site.texts.t('contact.this-wording') : english(site.texts, from.name)}
          </a>
        ),
      })}
    </span>
  )
}
