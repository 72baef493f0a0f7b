import type { Messages } from '../runner/changed/sourceGraph.ts';
import { hashOf, nameOf } from './hashes.ts';
import type { Finding } from './outcome.ts';

/**
 * Reports every changed message, because a plural, tooltip or rare notice may be in no picture. One difference per
 * catalogue.
 */
export function messageFindings(before: Messages, after: Messages): Finding[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((file) => {
    const [was = {}, is = {}] = [before[file], after[file]];
    const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((key) => was[key] !== is[key])
      .sort();
    const difference = nameOf(`${file} ${changed.map((key) => `${key} ${is[key] ?? ''}`).join('\n')}`);
    const [language = '', name = ''] = file
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2);
    return changed.map((key) => {
      const [old, now] = [was[key], is[key]];
      return {
        status: statusOf(old, now),
        storyId: `words-${language}-${name}`,
        title: `words/${language}`,
        name,
        picture: key,
        isApproved: false,
        hash: now === undefined ? `removed-${hashOf(old ?? '')}` : hashOf(now),
        difference,
        parts: [difference],
        lines: { gone: old === undefined ? [] : [old], come: now === undefined ? [] : [now] },
        reasons: [file],
      };
    });
  });
}

function statusOf(was: string | undefined, is: string | undefined): Finding['status'] {
  if (was === undefined) return 'new';
  return is === undefined ? 'removed' : 'changed';
}
