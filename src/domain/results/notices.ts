import * as v from 'valibot';

/** Events that the portal notifies an account of by itself, in the settings' order. */
export const noticeEvents = [
  'reminder',
  'renewed',
  'unpaid',
  'suspended',
  'deletion',
  'refund',
  'documents',
  'incidents',
  'security',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** Where it is told. */
export const noticeChannels = ['portal', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Which channels an account wants for each event. */
export type NoticeChoices = Readonly<Record<NoticeEvent, Readonly<Record<NoticeChannel, boolean>>>>;

/** The account's choices, and the language that it is written in. */
export interface NoticeSettings {
  readonly choices: NoticeChoices;
  readonly language: 'ru' | 'en';
}

/** Whether a channel cannot be turned off: whatever is about who gets into the account, and mails about data that will be lost. */
export function isFixedChannel(event: NoticeEvent, channel: NoticeChannel): boolean {
  return event === 'security' || (event === 'deletion' && channel === 'mail');
}

const oneSchema = v.object({ portal: v.boolean(), mail: v.boolean() });

/** Choices from outside; of an older version some may be missing. */
export const choicesSchema = v.partial(
  v.object({
    reminder: oneSchema,
    renewed: oneSchema,
    unpaid: oneSchema,
    suspended: oneSchema,
    deletion: oneSchema,
    refund: oneSchema,
    documents: oneSchema,
    incidents: oneSchema,
    security: oneSchema,
  } satisfies Record<NoticeEvent, typeof oneSchema>),
);

/** Complete choices, in which what cannot be turned off is on, and so is what nobody has chosen. */
export function toChoices(sent: v.InferOutput<typeof choicesSchema>): NoticeChoices {
  const one = (event: NoticeEvent, channel: NoticeChannel): boolean =>
    isFixedChannel(event, channel) || (sent[event]?.[channel] ?? true);
  const both = (event: NoticeEvent) => ({ portal: one(event, 'portal'), mail: one(event, 'mail') });
  return {
    reminder: both('reminder'),
    renewed: both('renewed'),
    unpaid: both('unpaid'),
    suspended: both('suspended'),
    deletion: both('deletion'),
    refund: both('refund'),
    documents: both('documents'),
    incidents: both('incidents'),
    security: both('security'),
  };
}
