/** Kinds of announcements: something is broken, will be worked on, or is simply news. */
export const incidentKinds = ['incident', 'maintenance', 'announcement'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Whether a customer may hide it: news can be put aside, a failure cannot. */
export const isDismissible = ({ kind }: { kind: IncidentKind }): boolean => kind === 'announcement';
