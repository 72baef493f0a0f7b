import * as v from 'valibot';
import { isOfMessages, placeName, type Finding } from './outcome.ts';
import { detailOf } from './report/detail.ts';

/** File of the approvals, from the project's root. */
export const approvalPath = 'tests/visual/approved.json';

/** Schema of an approval. */
export const approvalSchema = v.strictObject({
  /** Approved difference; see `Finding`. */
  difference: v.string(),
  /** Description for reviewers: where it is, and how large. */
  what: v.string(),
  /** Hashes of the approved pictures, by story id and place. */
  pictures: v.record(v.string(), v.record(v.string(), v.string())),
});

const approvalsSchema = v.strictObject({ approved: v.array(approvalSchema) });

/** A reviewed difference, with all pictures that have it. */
export type Approval = v.InferOutput<typeof approvalSchema>;

/** Parses the file of approvals. Throws with a readable reason if it is invalid. */
export function parseApprovals(text: string): Approval[] {
  return v.parse(approvalsSchema, JSON.parse(text)).approved;
}

/** Serializes approvals in a stable order, so that branches with equal approvals write equal files. */
export function approvalText(approvals: readonly Approval[]): string {
  const sortedPictures = (pictures: Approval['pictures']) =>
    sorted(Object.entries(pictures)).map(([id, places]) => [
      id,
      Object.fromEntries(sorted(Object.entries(places))),
    ]);
  const approved = [...approvals]
    .sort((one, other) => (one.what + one.difference < other.what + other.difference ? -1 : 1))
    .map(({ difference, what, pictures }) => ({
      difference,
      what,
      pictures: Object.fromEntries(sortedPictures(pictures)) as unknown,
    }));
  return `${JSON.stringify({ approved }, null, 2)}\n`;
}

/** Returns a test whether an outcome is approved: the same story, picture and content. */
export function approvalOf(approvals: readonly Approval[]): (outcome: Finding) => boolean {
  return (outcome) =>
    outcome.hash !== undefined &&
    approvals.some(({ pictures }) => pictures[outcome.storyId]?.[placeName(outcome)] === outcome.hash);
}

/** Groups outcomes by their difference or another property, in their order. */
export function groupsOf<Each extends Finding>(
  outcomes: readonly Each[],
  keyOf: (outcome: Each) => string = ({ difference }) => difference,
): { name: string; outcomes: Each[] }[] {
  const groups = new Map<string, Each[]>();
  for (const outcome of outcomes)
    groups.set(keyOf(outcome), [...(groups.get(keyOf(outcome)) ?? []), outcome]);
  return [...groups].map(([name, ofGroup]) => ({ name, outcomes: ofGroup }));
}

/** Key of a cause, for `groupsOf`. */
export const causeNameOf = ({ causeName }: { causeName: string }) => causeName;

/**
 * Adds outcomes to the approvals. Older approvals at the same places are replaced, and merged ones (in the base's
 * file) are removed.
 */
export function withApproved(
  approvals: readonly Approval[],
  ofBase: readonly Approval[],
  outcomes: readonly Finding[],
): Approval[] {
  const places = new Set(outcomes.map((outcome) => `${outcome.storyId} ${placeName(outcome)}`));
  const merged = new Set(ofBase.flatMap(linesOf));
  const older = approvals.flatMap((approval) => {
    const lines = linesOf(approval).filter((line) => !merged.has(line));
    const pictures: Record<string, Record<string, string>> = {};
    for (const line of lines) {
      const [id = '', place = '', hash = ''] = line.split(' ');
      if (!places.has(`${id} ${place}`)) (pictures[id] ??= {})[place] = hash;
    }
    return Object.keys(pictures).length === 0 ? [] : [{ ...approval, pictures }];
  });
  const fresh = groupsOf(outcomes).map(({ name: difference, outcomes: ofGroup }) => {
    const pictures: Record<string, Record<string, string>> = {};
    for (const outcome of ofGroup)
      if (outcome.hash !== undefined) (pictures[outcome.storyId] ??= {})[placeName(outcome)] = outcome.hash;
    return { difference, what: whatOf(ofGroup), pictures };
  });
  const names = new Set(fresh.map(({ difference }) => difference));
  return [
    ...older.filter(({ difference }) => !names.has(difference)),
    ...fresh.map((approval) =>
      joined(
        approval,
        older.find(({ difference }) => difference === approval.difference),
      ),
    ),
  ];
}

/** Adds pictures to an existing approval of the same difference. */
function joined(approval: Approval, older: Approval | undefined): Approval {
  if (!older) return approval;
  const pictures = { ...older.pictures };
  for (const [id, places] of Object.entries(approval.pictures)) pictures[id] = { ...pictures[id], ...places };
  return { ...approval, pictures };
}

/** Lists hashes with their places: `primitives-badge--default dark-375-en 9f86d081884c7d65`. */
function linesOf({ pictures }: Approval): string[] {
  return Object.entries(pictures).flatMap(([id, places]) =>
    Object.entries(places).map(([place, hash]) => `${id} ${place} ${hash}`),
  );
}

/** Describes outcomes: `changed: primitives/Badge/Default and 3 stories more, 12 pictures, 24 × 12 px`. */
export function whatOf(outcomes: readonly Finding[]): string {
  return [nameOfGroup(outcomes), ...factsOf(outcomes)].join(', ');
}

/** Names a group: `changed: primitives/Badge/Default and 3 stories more`. */
export function nameOfGroup(outcomes: readonly Finding[]): string {
  const [first] = outcomes;
  if (!first) return '';
  const others = new Set(outcomes.map(({ storyId }) => storyId)).size - 1;
  const more = others === 0 ? '' : ` and ${others === 1 ? 'one story' : `${others} stories`} more`;
  return `${first.status}: ${first.title}/${first.name}${more}`;
}

/** Returns facts about a group: `12 pictures`, `24 × 12 px`. */
function factsOf(outcomes: readonly Finding[]): string[] {
  const [first] = outcomes;
  if (!first) return [];
  const box = outcomes.find((outcome) => outcome.box)?.box;
  return [
    countedIn(outcomes),
    ...(box ? [`${box.width} × ${box.height} px`] : []),
    ...(first.problem === undefined && !first.lines ? [] : [shortened(detailOf(first))]),
  ];
}

/** Formats a count: `3 pictures`; for messages, `3 messages`. */
export function countedIn(outcomes: readonly Finding[]): string {
  const [first] = outcomes;
  const noun = first && isOfMessages(first) ? 'message' : 'picture';
  return `${outcomes.length} ${noun}${outcomes.length === 1 ? '' : 's'}`;
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): (readonly [string, Value])[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}
