import * as v from 'valibot';
import type { NoticeEvent } from '@/domain/results/notices';
import type { Incident } from '@/domain/status/incident';
import { incidentPath } from '@/paths';
import type { Db } from '../db/database';
import { message } from '../messages/messages';
import { eventMail, type MailTo } from './eventMail';
import type { Mail } from './mailer';

const incident = { incidentId: v.number() };

/** Schema of the events in mails about incidents. */
export const incidentEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('incidentAnnounced'), ...incident }),
  v.object({ kind: v.literal('incidentResolved'), ...incident }),
]);
export type IncidentMailEvent = v.InferOutput<typeof incidentEventSchema>;

/** Which choice of the account decides whether it is mailed. */
export const incidentEventOf = {
  incidentAnnounced: 'incidents',
  incidentResolved: 'incidents',
} as const satisfies Record<IncidentMailEvent['kind'], NoticeEvent>;

/** A mail about an incident: what happened, its latest news, and the page that follows it. */
export function incidentMail(
  { kind, incidentId }: IncidentMailEvent,
  { kind: of, title, text }: Pick<Incident, 'kind' | 'title'> & { readonly text: Incident['title'] },
  to: MailTo,
): Mail {
  const { language, brandName: brand } = to;
  const name = title[language];
  const subject =
    kind === 'incidentResolved'
      ? message(language, 'mailIncidentResolvedSubject', { title: name, brand })
      : message(language, `mailIncidentSubject.${of}`, { title: name, brand });
  return eventMail(
    {
      subject,
      body: `${name}\n\n${text[language]}`,
      links: [{ label: message(language, 'mailLinkStatus'), path: incidentPath(incidentId) }],
      summary: `incident: ${kind}`,
    },
    to,
  );
}

/** The mail about a stored incident with its latest update; null when the incident is gone. */
export async function storedIncidentMail(db: Db, event: IncidentMailEvent, to: MailTo): Promise<Mail | null> {
  const row = await db
    .selectFrom('incidentUpdate')
    .innerJoin('incident', 'incident.id', 'incidentUpdate.incidentId')
    .select(['incident.kind', 'incident.title', 'incidentUpdate.text'])
    .where('incident.id', '=', event.incidentId)
    .orderBy('incidentUpdate.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? incidentMail(event, row, to) : null;
}
