import { readFile } from 'node:fs/promises';

/** What the guide has readers write into an app of theirs, beside the brand that it names. Throws where it shows nothing. */
export async function moduleOfGuide(): Promise<string> {
  const guide = await readFile('stories/guides/OneScreen.mdx', 'utf8');
  const code = /^```tsx\n(.+?)^```$/ms.exec(guide)?.[1];
  if (code === undefined) throw new Error('The guide shows no module');
  return code;
}
