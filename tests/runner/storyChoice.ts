import { storyNameFromExport } from 'storybook/internal/csf';
import type { StoryFile } from '../contract/support/catalogue.ts';
import { limitedTo } from './changed/plan.ts';
import type { Step } from './steps.ts';

/** Finds stories by a text in their id, `title/Name` or name, case-insensitively, grouped by file. */
export function storiesNamed(text: string, catalogue: readonly StoryFile[]): ReadonlyMap<string, string[]> {
  const wanted = text.toLowerCase();
  const chosen = catalogue.map(({ path, title, stories }) => {
    const place = title ?? path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
    const fits = ({ id, name }: { id: string; name: string }) =>
      [id, `${place}/${name}`, storyNameFromExport(name)].some((known) =>
        known.toLowerCase().includes(wanted),
      );
    return [path, stories.filter(fits).map(({ name }) => name)] as const;
  });
  return new Map(chosen.filter(([, names]) => names.length > 0));
}

/** Returns the step with only these stories, in every variant. */
export function storiesStep(step: Step, chosen: ReadonlyMap<string, readonly string[]>): Step {
  const names = [...new Set([...chosen.values()].flat())];
  const limited = limitedTo(step, [...chosen.keys()], 2 * [...chosen.values()].flat().length);
  const [program, ...args] = limited.command;
  const everyLook = args.map((arg) => (arg.startsWith('stories ') ? 'stories' : arg));
  const pattern = `^(?:${names.map(storyNameFromExport).join('|')})$`;
  return { ...limited, command: [program, ...everyLook, '-t', pattern], env: { STORY_LOOKS: 'all' } };
}
