import { git, isUntouchedSince } from './sources.ts';

/** The trailer of a commit message that approves changes: `Visual-approved: area:servers`. */
export const approvalTrailer = 'Visual-approved';

export interface Approvals {
  /** What `isNamedBy` understands. */
  approved: readonly string[];
  /** Approved in commits since which the sources changed: nobody has seen what there is now. */
  lapsed: readonly string[];
}

/** What the commits since the base approve. */
export function readApprovals(root: string, base: string): Approvals {
  const format = `%H%x00%(trailers:key=${approvalTrailer},valueonly,separator=%x1F)`;
  const approved: string[] = [];
  const lapsed: string[] = [];
  for (const line of git(root, 'log', `--format=${format}`, `${base}..HEAD`).split('\n')) {
    const [commit = '', trailers = ''] = line.split('\0');
    const texts = trailers.split('\u001F').map((text) => text.trim());
    const named = texts.filter((text) => text !== '');
    if (named.length > 0) (isUntouchedSince(root, commit) ? approved : lapsed).push(...named);
  }
  return { approved, lapsed };
}
