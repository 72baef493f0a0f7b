import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composeStory } from '@storybook/react-vite';
import { expect } from 'vitest';
import { withLanguage } from '../../.storybook/decorators';

/** A story's file as it is imported: its `meta` and its stories. */
interface StoryModule {
  default: object;
}

/**
 * Shows a story as its props say, in Russian, unplayed: what the specification quotes is looked for in its own words,
 * where a play, which runs in both languages, looks for messages. What was shown
 * before it is gone. Returns what the page says, on one line.
 */
export function show<Module extends StoryModule>(
  module: Module,
  name: Exclude<keyof Module, 'default'>,
): string {
  const story: unknown = module[name];
  if (typeof story !== 'object' || story === null) throw new TypeError(`No story ${String(name)}`);
  const Story = composeStory(
    story,
    module.default,
    { decorators: [withLanguage], initialGlobals: { locale: 'ru' } },
    String(name),
  );
  cleanup();
  render(<Story />);
  return textOf(document.body);
}

/** Opens a menu by its button's name. */
export async function openMenu(name: string) {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu'));
}

/** What an element says, with one kind of space. */
export function textOf({ textContent }: Element): string {
  return textContent.replaceAll(/\s+/g, ' ').trim();
}

/** The heads of the only table on the page, in their order. */
export function columns(): string[] {
  return screen
    .getAllByRole('columnheader')
    .map((head) => head.getAttribute('aria-label') ?? textOf(head))
    .filter((head) => head !== '');
}

/** Expects a group of radios to offer just these, by their names. */
export function expectOptions(group: string, names: readonly string[]): void {
  const radios = within(screen.getByRole('radiogroup', { name: group }));
  for (const name of names) radios.getByRole('radio', { name });
  expect(radios.getAllByRole('radio')).toHaveLength(names.length);
}

/** What a drop-down offers. */
export function optionsOf(field: string): string[] {
  return [...screen.getByRole<HTMLSelectElement>('combobox', { name: field }).options].map(
    ({ text }) => text,
  );
}

/** Where a link leads. */
export function targetOf(name: string | RegExp): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}
