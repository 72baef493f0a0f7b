import { createHash } from 'node:crypto';
import {
  isOpenIncident,
  statusHistoryDays,
  statusSummary,
  type ComponentState,
  type Incident,
  type StatusSummary,
} from '@/domain/status/incident';
import type { Datacenter, DatacenterId } from '@/domain/catalog/plan';
import type { IsoDateTime } from '@/domain/time/dates';
import type { TimeZone } from '@/domain/time/timeZone';
import { inLanguage } from '@/domain/values/localized';
import { formattersFor } from '@/i18n/format';
import { locales, localeTags } from '@/i18n/locale';
import { paths, withQuery } from '@/paths';
import { escaped } from '../http/html';
import { message, type Language } from '../messages/messages';

/** Data of the page and its feed. */
export interface StatusParts {
  readonly incidents: readonly Incident[];
  /** Data centres of the provider, in the order of the catalogue. */
  readonly datacenters: readonly Datacenter[];
  readonly language: Language;
  /** Time zone of the provider, in which times are shown. */
  readonly timeZone: TimeZone;
  readonly brandName: string;
  readonly now: Date;
}

/** Address of the Atom feed in a language. */
const feedPath = (language: Language): string => withQuery(`${paths.status}/feed.xml`, { lang: language });

/** Same colours as src/tokens/tokens.css. */
const style = `:root{color-scheme:light dark;--canvas:light-dark(oklch(.983 .004 262),oklch(.165 .008 262));--surface:light-dark(oklch(1 0 0),oklch(.2 .009 262));--text:light-dark(oklch(.23 .01 262),oklch(.94 .005 262));--muted:light-dark(oklch(.47 .01 262),oklch(.74 .01 262));--line:light-dark(oklch(.907 .006 262),oklch(.3 .01 262));--link:light-dark(oklch(.49 .19 262),oklch(.77 .11 262));--focus:light-dark(oklch(.55 .2 262),oklch(.75 .128 262))}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
.operational{--soft:light-dark(oklch(.95 .045 152),oklch(.29 .05 152));--ink:light-dark(oklch(.43 .11 152),oklch(.86 .12 152));--mark:light-dark(oklch(.58 .15 152),oklch(.72 .16 152))}
.maintenance{--soft:light-dark(oklch(.95 .028 232),oklch(.29 .05 236));--ink:light-dark(oklch(.43 .095 238),oklch(.86 .08 228));--mark:light-dark(oklch(.58 .125 236),oklch(.73 .13 230))}
.degraded,.partialOutage{--soft:light-dark(oklch(.95 .069 92),oklch(.31 .05 85));--ink:light-dark(oklch(.42 .085 80),oklch(.89 .11 90));--mark:light-dark(oklch(.66 .136 80),oklch(.82 .15 88))}
.outage{--soft:light-dark(oklch(.955 .022 22),oklch(.28 .06 22));--ink:light-dark(oklch(.48 .18 26),oklch(.82 .1 22));--mark:light-dark(oklch(.54 .2 26),oklch(.55 .19 26))}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:1rem/1.5 'Golos Text',system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:46rem;margin:0 auto;padding:0 1rem}header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between;min-height:4rem}
a{color:var(--link);text-underline-offset:.2em}header a,footer a{display:inline-block;padding:.5rem .25rem;text-decoration:none}header a:hover,footer a:hover{text-decoration:underline}.brand{color:inherit;font-weight:600;font-size:1.125rem}.brand img{margin-right:.625rem;vertical-align:-.5rem}
nav{display:flex;gap:.5rem}h1{font-size:1.75rem;line-height:1.2;margin:1rem 0}h2{font-size:1.25rem;line-height:1.25;margin:2.5rem 0 .75rem}h3{font-size:1.0625rem;line-height:1.35;margin:0}
.overall{background:var(--soft);color:var(--ink);border-radius:.75rem;padding:1rem 1.25rem;font-weight:600;font-size:1.125rem;margin:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;margin:0 0 1rem}.card:target{outline:2px solid var(--focus)}
.head{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:baseline;justify-content:space-between}.badge{background:var(--soft);color:var(--ink);border-radius:1rem;padding:.125rem .625rem;font-size:.875rem}
.muted{color:var(--muted);font-size:.875rem;margin:.25rem 0 0}ol{list-style:none;margin:1rem 0 0;padding:0 0 0 1rem;border-left:2px solid var(--line)}ol li+li{margin-top:1rem}ol p{margin:0;white-space:pre-line}
.parts{list-style:none;margin:0;padding:0 1.25rem}.parts li{display:flex;align-items:baseline;justify-content:space-between;gap:0 1rem;padding:.75rem 0}.parts li+li{border-top:1px solid var(--line)}
.state{color:var(--ink);flex:none}.state::before{content:'';display:inline-block;width:.625rem;height:.625rem;border-radius:50%;background:var(--mark);margin-right:.5rem}
summary{cursor:pointer;padding:.25rem 0}footer{border-top:1px solid var(--line);margin-top:3rem;padding-top:1rem;padding-bottom:2rem;color:var(--muted);font-size:.875rem;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}@media print{:root,:root[data-theme]{color-scheme:light}nav{display:none}}`;

/** Applies the stored theme before the first paint, like the portal's pages. */
const themeScript =
  '(document.cookie.match(/(?:^|; )theme=(light|dark)/)||[]).slice(1).forEach(function(t){document.documentElement.dataset.theme=t})';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content security policy of the page, which allows its own style and script. */
export const statusPolicy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(themeScript)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Returns the page's texts, escaped for HTML. */
function textsOf({ language, timeZone, datacenters }: StatusParts) {
  const { country } = formattersFor(language);
  const format = new Intl.DateTimeFormat(localeTags[language], {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return {
    say: (key: Parameters<typeof message>[1], values?: Readonly<Record<string, string>>) =>
      escaped(message(language, key, values)),
    /** Country and city of a data centre. */
    place: (id: DatacenterId) => {
      const found = datacenters.find((each) => each.id === id);
      const city = found ? [inLanguage(found.city, language)] : [];
      return escaped([country(id.toUpperCase()), ...city].join(', '));
    },
    moment: (at: IsoDateTime) => `<time datetime="${at}">${escaped(format.format(new Date(at)))}</time>`,
  };
}

type Texts = ReturnType<typeof textsOf>;

const partList = (
  parts: readonly { readonly name: string; readonly state: ComponentState }[],
  { say }: Texts,
): string =>
  `<ul class="card parts">${parts
    .map(
      ({ name, state }) =>
        `<li><span>${name}</span><span class="state ${state}">${say(`statusState.${state}`)}</span></li>`,
    )
    .join('')}</ul>`;

const severityClass = ({ kind, severity, state }: Incident): ComponentState => {
  if (state === 'resolved') return 'operational';
  if (kind !== 'incident') return 'maintenance';
  return severity === 'critical' ? 'outage' : 'degraded';
};

/** Joins the names of affected parts. */
const affected = ({ datacenters, services }: Incident, { say, place }: Texts): string =>
  [...datacenters.map(place), ...services.map((id) => say(`statusService.${id}`))].join('; ');

function article(incident: Incident, parts: StatusParts, texts: Texts): string {
  const { say, moment } = texts;
  const names = affected(incident, texts);
  const { window } = incident;
  const updates = incident.updates.map(
    ({ at, state, text }) =>
      `<li><p><strong>${say(`statusIncident.${state}`)}.</strong> ${escaped(text[parts.language])}</p><p class="muted">${moment(at)}</p></li>`,
  );
  return `<article class="card" id="incident-${incident.id}"><div class="head"><h3>${escaped(incident.title[parts.language])}</h3><span class="badge ${severityClass(incident)}">${say(`statusIncident.${incident.state}`)}</span></div>
${names === '' ? '' : `<p class="muted">${say('statusAffected', {})} ${names}</p>`}
${window ? `<p class="muted">${say('statusWindow')} ${moment(window.from)} — ${moment(window.until)}</p>` : ''}
<ol>${updates.join('')}</ol></article>`;
}

function overallText({ overall }: StatusSummary, { say }: Texts): string {
  return `<p class="overall ${overall}" role="status">${say(`statusOverall.${overall}`)}</p>`;
}

/** Renders the public page: current incidents, the state of every part, and the history. */
export function statusPage(parts: StatusParts): string {
  const { incidents, language, brandName, now } = parts;
  const texts = textsOf(parts);
  const { say, moment, place } = texts;
  const summary = statusSummary(
    incidents,
    parts.datacenters.map(({ id }) => id),
    now,
  );
  const open = incidents.filter(isOpenIncident);
  const over = incidents.filter((incident) => !isOpenIncident(incident));
  const title = say('statusTitle', { brand: brandName });
  const others = locales
    .filter((locale) => locale !== language)
    .map(
      (locale) =>
        `<a href="${withQuery(paths.status, { lang: locale })}" lang="${locale}" hreflang="${locale}">${escaped(message(locale, 'bankLanguage'))}</a>`,
    );
  return `<!doctype html><html lang="${localeTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><script>${themeScript}</script><style>${style}</style><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="alternate" type="application/atom+xml" title="${title}" href="${escaped(feedPath(language))}"></head>
<body><header><a class="brand" href="${paths.landing}"><img src="/favicon.svg" alt="" width="32" height="32">${escaped(brandName)}</a><nav>${others.join('')}<a href="${paths.login}">${say('statusSignIn')}</a></nav></header>
<main><h1>${say('statusHeading')}</h1>
${overallText(summary, texts)}
${open.length === 0 ? '' : `<h2>${say('statusNow')}</h2>${open.map((each) => article(each, parts, texts)).join('')}`}
<h2>${say('statusDatacenters')}</h2>
${partList(
  summary.datacenters.map(({ id, state }) => ({ name: place(id), state })),
  texts,
)}
<h2>${say('statusServices')}</h2>
${partList(
  summary.services.map(({ id, state }) => ({ name: say(`statusService.${id}`), state })),
  texts,
)}
<h2>${say('statusHistory', { days: String(statusHistoryDays) })}</h2>
${over.length === 0 ? `<p>${say('statusNoHistory')}</p>` : over.map((each) => article(each, parts, texts)).join('')}
</main><footer><a href="${escaped(feedPath(language))}">${say('statusFeed')}</a><span>${say('statusUpdated')} ${moment(now.toISOString() as IsoDateTime)}</span></footer></body></html>
`;
}

/** Renders the Atom feed, one entry per incident. */
export function statusFeed(parts: StatusParts, origin: string): string {
  const { incidents, language, brandName, now } = parts;
  const page = `${origin}${withQuery(paths.status, { lang: language })}`;
  const updated = incidents.flatMap(({ updates }) => updates.map(({ at }) => at)).toSorted();
  const entries = incidents.map(({ id, title, updates, state, startedAt }) => {
    const [latest] = updates;
    const text = updates.map(
      (each) => `${message(language, `statusIncident.${each.state}`)}. ${each.text[language]}`,
    );
    return `<entry><id>${escaped(`${origin}${paths.status}#incident-${id}`)}</id><title>${escaped(`${message(language, `statusIncident.${state}`)}: ${title[language]}`)}</title><link href="${escaped(`${page}#incident-${id}`)}"/><published>${startedAt}</published><updated>${latest?.at ?? startedAt}</updated><content type="text">${escaped(text.join('\n\n'))}</content></entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeTags[language]}"><id>${escaped(`${origin}${paths.status}`)}</id><title>${escaped(message(language, 'statusTitle', { brand: brandName }))}</title><author><name>${escaped(brandName)}</name></author><link href="${escaped(page)}"/><link rel="self" href="${escaped(origin + feedPath(language))}"/><updated>${updated.at(-1) ?? now.toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}
