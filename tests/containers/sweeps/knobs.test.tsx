import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { brand } from '@/brand';
import { drawMeridianMark } from '@/brandMark';
import { BrandProvider } from '@/i18n/BrandProvider';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { Knobs, listKnobs, offerStates } from '../../../stories/kit/knobs';
import { catalogues } from '../../../stories/kit/words';

const files = import.meta.glob(
  ['../../../stories/screens/*/*Screen.stories.tsx', '../../../stories/screens/*/*/*Sheet.stories.tsx'],
  { eager: true },
);

const storySchema = v.looseObject({
  args: v.optional(v.record(v.string(), v.unknown())),
  parameters: v.optional(v.looseObject({ knobs: v.optional(v.instance(Knobs)) }), {}),
});
const metaSchema = v.looseObject({
  component: v.custom<ComponentType<Record<string, unknown>>>((value) => typeof value === 'function'),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
});
const fileSchema = v.objectWithRest({ default: metaSchema, Default: storySchema }, storySchema);

/** Returns the text of the screen with these props. */
function textOf(component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>): string {
  return renderToString(
    <I18nProvider locale="en" languages={portalLanguages} messages={catalogues.en}>
      <BrandProvider brand={brand} drawMark={drawMeridianMark}>
        {createElement(component, props)}
      </BrandProvider>
    </I18nProvider>,
  );
}

describe('every screen and every printed sheet can be tried by its controls', () => {
  test.each(Object.entries(files))('%s', (_path, file) => {
    const { default: meta, ...stories } = v.parse(fileSchema, file);
    offerStates(stories);
    const { Default } = stories;
    const { knobs } = Default.parameters;
    if (!knobs) throw new Error('has no knobs');
    // Another story's state is not the only thing that can be tried.
    expect(Object.keys(knobs.controls).filter((name) => name !== 'state')).not.toEqual([]);
    const own = { ...meta.args, ...Default.args };
    const first = Object.fromEntries(
      Object.entries(knobs.controls).map(([name, knob]) => [name, knob.first]),
    );
    expect(knobs.propsOf(first)).toEqual({});
    // A list that opens empty is tried with rows.
    const base = first['rows'] === 0 ? { ...first, rows: 3 } : first;
    const opened = textOf(meta.component, { ...own, ...knobs.propsOf(base) });
    const without: string[] = [];
    for (const [name, { first: initial, tried }] of Object.entries(knobs.controls)) {
      const others = tried.filter((value) => value !== initial);
      const looks = others.map((value) => {
        const props = knobs.propsOf({ ...base, [name]: value });
        // What opens above the page is not in its text.
        expect({ ...own, ...props }, `${name}: ${String(value)}`).not.toEqual({
          ...own,
          ...knobs.propsOf(base),
        });
        return textOf(meta.component, { ...own, ...props });
      });
      // A knob that changes nothing on the page is none.
      if (looks.every((look) => look === opened)) without.push(name);
    }
    expect(Object.values(knobs.controls).flatMap(({ tried }) => tried).length).toBeGreaterThan(1);
    expect(without).toEqual([]);
  });
});

test('a list shows as many rows as the knob says, each with an id of its own', () => {
  const { knobs } = listKnobs([{ id: 1, name: 'a' }], (source) => ({ source }), { long: ['name'] });
  const first = Object.fromEntries(Object.entries(knobs.controls).map(([name, knob]) => [name, knob.first]));
  expect(knobs.propsOf({ ...first, rows: 3 })).toEqual({
    view: { source: [1, 10_001, 20_001].map((id) => ({ id, name: 'a' })) },
  });
  expect(knobs.propsOf({ ...first, state: 'offline' })).toEqual({
    view: { source: { status: 'error', reason: 'offline' } },
  });
});

test('a state to choose is a story that its own props make, whatever its file says of states', () => {
  const of = (stories: Parameters<typeof offerStates>[0]) => {
    offerStates(stories);
    return v.parse(storySchema, stories['Default']).parameters.knobs;
  };
  const long = { args: { view: 'long' } };
  const stories = {
    Default: {},
    LongContent: long,
    Clicked: {},
    Interactive: { ...long, render: () => null },
  };
  const offered = of(stories);
  expect(offered?.controls['state']?.tried).toEqual(['Default', 'LongContent']);
  expect(offered?.propsOf({ state: 'LongContent' })).toEqual(long.args);
  expect(of({ Default: {}, Clicked: {} })).toBeUndefined();
  const parameters = listKnobs([{ id: 1 }], (source) => ({ source }));
  expect(of({ Default: { parameters }, LongContent: long })).toBe(parameters.knobs);
});
