import * as v from 'valibot';

const key = 'palette.recent';
const capacity = 8;
const schema = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/** What was chosen in the palette on this device, the newest first; nothing where storage is forbidden or corrupt. */
export function recentChoices(): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? '[]'));
    return parsed.success ? [...new Set(parsed.output)].slice(0, capacity) : [];
  } catch {
    return [];
  }
}

/** Remembers a choice before the others. Ids only: names of servers are not left on the device. */
export function rememberChoice(id: string): void {
  try {
    const others = recentChoices().filter((other) => other !== id);
    localStorage.setItem(key, JSON.stringify([id, ...others].slice(0, capacity)));
  } catch {
    // Not remembered.
  }
}
