import { hasInvisible } from '@/domain/values/visibleText';

/** Maximum number of tags of a server. */
export const maxTags = 10;
/** Maximum length of a tag, in characters. */
export const longestTag = 24;

/** Why tags cannot be saved. */
export type TagsProblem = 'tooMany' | 'tooLong' | 'control';

/** Returns the tags of a text, separated by commas; upper and lower case of a tag are the same one. */
export function parseTags(text: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(',')) {
    const tag = part.trim().replaceAll(/\s+/g, ' ');
    const key = tag.toLowerCase();
    if (tag !== '' && !tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** Formats tags as `parseTags` reads them. */
export function formatTags(tags: readonly string[]): string {
  return tags.join(', ');
}

/** Returns the problem of a server's tags; null for valid ones. */
export function tagsProblem(tags: readonly string[]): TagsProblem | null {
  if (tags.length > maxTags) return 'tooMany';
  if (tags.some((tag) => Array.from(tag).length > longestTag)) return 'tooLong';
  return tags.some(hasInvisible) ? 'control' : null;
}

/** Whether these are valid tags in the form that is stored. */
export function areTags(tags: readonly string[]): boolean {
  const parsed = parseTags(formatTags(tags));
  return (
    tagsProblem(tags) === null &&
    parsed.length === tags.length &&
    parsed.every((tag, index) => tag === tags[index])
  );
}

/** Adds a tag to a text of tags, or removes it. */
export function toggleTag(text: string, tag: string): string {
  const tags = parseTags(text);
  const key = tag.toLowerCase();
  const others = tags.filter((each) => each.toLowerCase() !== key);
  return formatTags(others.length < tags.length ? others : [...tags, tag]);
}
