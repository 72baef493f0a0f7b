import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useId, useState } from 'react';
import * as v from 'valibot';
import { defaultLocale, isLocale, locales } from '@/i18n/locale';
import { themes } from './modes';
import { frames, type Variant } from './StateFrame';

/** Globals of the toolbar that these pages need. */
const globalsSchema = v.object({ theme: v.unknown(), locale: v.unknown() });

/** Returns the settings of the toolbar, at the width of a desktop. */
export function useToolbarVariant(): Variant {
  const context = useContext(DocsContext);
  const [first] = context.componentStories();
  const globals: unknown = first ? context.getStoryContext(first)['globals'] : {};
  const { theme, locale } = v.parse(globalsSchema, { theme: null, locale: null, ...Object(globals) });
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    locale: isLocale(locale) ? locale : defaultLocale,
    width: '1280',
  };
}

/** Holds the theme, language and width of a page's states, initially the toolbar's. */
export function useVariant(initial: Variant) {
  const [variant, setVariant] = useState(initial);
  const [first] = frames;
  const frame = frames.find(({ width }) => String(width) === variant.width) ?? first;
  return { variant, frame, change: (patch: Partial<Variant>) => setVariant((now) => ({ ...now, ...patch })) };
}

interface VariantChoiceProps {
  variant: Variant;
  onChange: (patch: Partial<Variant>) => void;
}

/** Controls for theme, language and width of all states on the page. */
export function VariantChoice({ variant, onChange }: VariantChoiceProps) {
  return (
    <div className="mt-4 flex flex-wrap gap-4">
      <Choice
        legend="Theme"
        options={themes}
        value={variant.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <Choice
        legend="Language"
        options={locales}
        value={variant.locale}
        onChange={(locale) => onChange({ locale })}
      />
      <Choice
        legend="Width"
        options={frames.map(({ width }) => String(width))}
        value={variant.width}
        onChange={(width) => onChange({ width })}
      />
    </div>
  );
}

interface ChoiceProps {
  legend: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex gap-3">
      <legend className="text-sm text-text-muted">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex items-center gap-1">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
