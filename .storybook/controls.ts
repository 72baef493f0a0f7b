import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import { commonProps } from './commonProps';

/** Matches compiler types whose values are edited as plain text: names, words and days. */
const textual = /^(ReactNode|(string|`[^`]*`)( \| null)?)$/;
const numeric = /^(number|Money)( \| null)?$/;
/** Matches handles for code, which have no control. */
const handle = /^(Ref|RefObject)</;

/**
 * Replaces Storybook's object editors: text for nodes, number for sums, choice for half-checked boxes, and none for
 * elements and handles.
 */
export function withPlainControls(
  argTypes: StrictArgTypes,
  initialArgs: Readonly<Record<string, unknown>>,
): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary ?? '';
      return [name, { ...argType, ...(argType.control ? {} : controlOf(summary, initialArgs[name])) }];
    }),
  );
}

export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  withPlainControls(argTypes, initialArgs);

/** Adds common descriptions to undescribed props, including HTML attributes that a story passes through. */
export function withCommonDescriptions(
  argTypes: StrictArgTypes,
  argNames: readonly string[],
): StrictArgTypes {
  const passedOn = argNames.filter((name) => name in commonProps && !(name in argTypes));
  const all = { ...argTypes, ...Object.fromEntries(passedOn.map((name) => [name, { name }])) };
  return Object.fromEntries(
    Object.entries<StrictArgTypes[string]>(all).map(([name, argType]) => {
      const description = argType.description || commonProps[name];
      return [name, description === undefined ? argType : { ...argType, description }];
    }),
  );
}

export const describeCommon: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  withCommonDescriptions(argTypes, Object.keys(initialArgs));

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
