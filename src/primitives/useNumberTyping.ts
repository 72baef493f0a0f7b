import { useState, type KeyboardEvent } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { localeTag } from '@/i18n/locale';
import {
  decimalsOf,
  fitNumber,
  mayBecomeNumber,
  steppedNumber,
  typedNumber,
  type NumberRange,
} from './typedNumber';

/** What keys do in a number field: a step up or down, or the way to an end. */
const keys: Readonly<Record<string, 1 | -1 | 'min' | 'max'>> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
  Home: 'min',
  End: 'max',
};

interface NumberTypingProps {
  range: NumberRange;
  /** `null` while it is empty. */
  value: number | null;
  /** Told of a finished number of the range. */
  onValueChange: (value: number | null) => void;
  /** Neither typing nor stepping changes it. */
  isFixed: boolean;
}

/** How a number is typed, stepped and finished, in the words of its field's parts. */
export function useNumberTyping({ range, value, onValueChange, isFixed }: NumberTypingProps) {
  const { locale } = useI18n();
  // A number from elsewhere takes the place of what was being typed over the old one.
  const [typed, setTyped] = useState<{ text: string; over: number | null } | null>(null);
  const [announced, setAnnounced] = useState('');
  const format = new Intl.NumberFormat(localeTag(locale), { maximumFractionDigits: decimalsOf(range.step) });
  const textOf = (number: number | null) => (number === null ? '' : format.format(number));
  const typing = typed && typed.over === value ? typed.text : null;
  const text = typing ?? textOf(value);
  const current = typing === null ? value : typedNumber(typing, locale);

  const settle = (next: number | null) => {
    setTyped(null);
    if (textOf(next) !== text) setAnnounced(textOf(next));
    if (next !== value) onValueChange(next);
  };
  const finish = () => {
    if (typing === null) return;
    if (typing.trim() === '') settle(null);
    else if (current === null) setTyped(null);
    else settle(fitNumber(current, range));
  };
  const step = (direction: 1 | -1) => settle(steppedNumber(current, direction, range));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isFixed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') return finish();
    const way = keys[event.key];
    if (way === undefined) return;
    if (typeof way === 'number') step(way);
    else {
      const end = range[way];
      if (end === undefined) return;
      settle(fitNumber(end, range));
    }
    event.preventDefault();
  };

  return {
    /** What a reader of the screen is to hear: what a key, a press or the end of typing made of the number. */
    announced,
    /** Whether there is a number in that direction. */
    canStep: (direction: 1 | -1) =>
      !isFixed && (current === null || (steppedNumber(current, direction, range) - current) * direction > 0),
    step,
    inputProps: {
      value: text,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        if (mayBecomeNumber(target.value, range, locale)) setTyped({ text: target.value, over: value });
      },
      onKeyDown,
      onBlur: finish,
    },
  };
}
