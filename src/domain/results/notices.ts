import * as v from 'valibot';

/** Events that the portal notifies about, in the settings' order. */
export const noticeEvents = [
  'reminder',
  'renewed',
  'unpaid',
  'suspended',
  'deletion',
  'operations',
  'traffic',
  'refund',
  'documents',
  'incidents',
  'security',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** Channels of notifications. */
export const noticeChannels = ['portal', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** Channels that an account has enabled for each event. */
export type NoticeChoices = Readonly<Record<NoticeEvent, Readonly<Record<NoticeChannel, boolean>>>>;

/** The account's choices and its language. */
export interface NoticeSettings {
  readonly choices: NoticeChoices;
  readonly language: 'ru' | 'en';
}

/** Whether a channel cannot be turned off: notices about account access, and mails about data loss. */
export function isFixedChannel(event: NoticeEvent, channel: NoticeChannel): boolean {
  return event === 'security' || (event === 'deletion' && channel === 'mail');
}

const oneSchema = v.object({ portal: v.boolean(), mail: v.boolean() });

/** Choices from outside; older versions may lack some. */
export const choicesSchema = v.partial(
  v.object({
    reminder: oneSchema,
    renewed: oneSchema,
    unpaid: oneSchema,
    suspended: oneSchema,
    deletion: oneSchema,
    operations: oneSchema,
    traffic: oneSchema,
    refund: oneSchema,
    documents: oneSchema,
    incidents: oneSchema,
    security: oneSchema,
  } satisfies Record<NoticeEvent, typeof oneSchema>),
);

/** Completes the choices: fixed channels and missing choices are on. */
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
    operations: both('operations'),
    traffic: both('traffic'),
    refund: both('refund'),
    documents: both('documents'),
    incidents: both('incidents'),
    security: both('security'),
  };
}
