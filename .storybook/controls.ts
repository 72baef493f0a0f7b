import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What is written into a field as it is, by the types as the compiler writes them: names, words and days. */
const textual = /^(ReactNode|(string|`[^`]*`)( \| null)?)$/;
const numeric = /^(number|Money)( \| null)?$/;
/** Handles for programs: there is nothing to set. */
const handle = /^(Ref|RefObject)</;

/** What HTML's own attributes are for, where a component passes them on without a word. */
const ofHtml: Readonly<Record<string, string>> = {
  children: 'What stands in it.',
  onClick: 'It was pressed.',
  disabled: 'It cannot be used; not by default.',
  readOnly: 'It can be read and copied, not changed; not by default.',
  name: 'Its name in the form, by which browsers remember what was typed.',
  max: 'The greatest value; none by default.',
  autoComplete: 'What browsers and password managers may fill in; as in HTML.',
  target: 'Where the link opens; here by default.',
  className: 'Classes of the outermost element, for its place on the page.',
};

/**
 * Gives a control to what Storybook would offer as an object to be edited: a text for what is written as one, a number
 * for a sum, a choice for a box that may be half checked, and none where a story puts an element or a handle.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = String(argType.table?.type?.summary ?? '');
      const value = initialArgs[name];
      const control = argType.control ? {} : controlOf(summary, value);
      const description = argType.description || ofHtml[name];
      return [name, { ...argType, ...control, ...(description === undefined ? {} : { description }) }];
    }),
  );

function controlOf(summary: string, value: unknown): object {
  if (handle.test(summary) || isMadeOfElements(value)) return { control: false };
  if (textual.test(summary) && (isNothing(value) || typeof value === 'string'))
    return { control: { type: 'text' } };
  if (numeric.test(summary) && (isNothing(value) || typeof value === 'number'))
    return { control: { type: 'number' } };
  if (summary === 'true') return { control: { type: 'boolean' } };
  if (summary === 'CheckedState') return { control: { type: 'select' }, options: [false, true, 'mixed'] };
  return {};
}

const isNothing = (value: unknown) => value === undefined || value === null;

const isMadeOfElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isMadeOfElements) : isValidElement(value);
