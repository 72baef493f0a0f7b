import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { commonProps } from '../../.storybook/commonProps';
import { withCommonDescriptions, withPlainControls } from '../../.storybook/controls';

/** Returns the control for a prop of this type that a story gives this value. */
const controlOf = (summary: string, value?: unknown) =>
  withPlainControls({ prop: { name: 'prop', table: { type: { summary } } } }, { prop: value })['prop'];

describe('a control writes what people write', () => {
  test.each([
    ['ReactNode', 'Words', { type: 'text' }],
    ['ReactNode', undefined, { type: 'text' }],
    ['string | null', null, { type: 'text' }],
    ['`${number}-${number}-${number}` | null', '2026-12-24', { type: 'text' }],
    ['number | null', null, { type: 'number' }],
    ['Money', 157_700, { type: 'number' }],
    ['true', undefined, { type: 'boolean' }],
    // An element would be an object to be edited.
    ['ReactNode', createElement('b'), false],
    ['ReactNode', [createElement('b'), 'words'], false],
    ['Ref<HTMLElement>', undefined, false],
    // What has parts keeps Storybook's own.
    ['ServerView', { status: 'ready' }, undefined],
    ['readonly string[]', [], undefined],
  ])('%s: %o', (summary, value, control) => {
    expect(controlOf(summary, value)?.control).toEqual(control);
  });

  test('a box that may be half checked is a choice', () => {
    expect(controlOf('CheckedState', false)?.options).toEqual([false, true, 'mixed']);
  });
});

test('what has the same name everywhere is described once, and no description of its own is lost', () => {
  const described = (name: string, description = '') =>
    withCommonDescriptions({ [name]: { name, description } }, [])[name]?.description;
  expect(described('onRetry')).toBe(commonProps['onRetry']);
  expect(described('onRetry', 'Own.')).toBe('Own.');
  expect(described('plans')).toBe('');
  // What HTML takes is no prop of ours.
  expect(withCommonDescriptions({}, ['className', 'plans'])).toEqual({
    className: { name: 'className', description: commonProps['className'] },
  });
});
