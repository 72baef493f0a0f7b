import { TYPE, type MessageFormatElement, type PluralElement } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import type { RichChunk } from './richChunk';

/** What a message is given by name: texts and numbers, and for each tag what renders its inside. */
export type MessageValues = Readonly<Record<string, string | number | RichChunk>>;

type Parts = readonly ReactNode[];

/**
 * Formats parsed messages of one language. What ICU knows beyond that, dates and numbers with a style of their own, comes
 * into a message as text (format.ts).
 */
export class MessageFormatter {
  readonly #tag: string;
  #numbers: Intl.NumberFormat | null = null;
  readonly #plurals = new Map<string, Intl.PluralRules>();

  /** `tag` is the language's, such as `ru-RU`. */
  constructor(tag: string) {
    this.#tag = tag;
  }

  /** A text, or its parts where tags stand between. Throws when a value is missing. */
  format(message: readonly MessageFormatElement[], values: MessageValues): string | Parts {
    const parts = this.#parts(message, values, null);
    const [only = ''] = parts;
    return parts.length < 2 && typeof only === 'string' ? only : parts;
  }

  /** Neighbouring texts are one part. `count` is what `#` stands for. */
  #parts(message: readonly MessageFormatElement[], values: MessageValues, count: number | null): Parts {
    const parts: ReactNode[] = [];
    for (const element of message)
      for (const part of this.#partsOf(element, values, count)) {
        const last = parts.at(-1);
        if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
        else parts.push(part);
      }
    return parts;
  }

  #partsOf(element: MessageFormatElement, values: MessageValues, count: number | null): Parts {
    switch (element.type) {
      case TYPE.literal:
        return [element.value];
      case TYPE.pound:
        return [count === null ? '#' : this.#number(count)];
      case TYPE.argument:
        return [String(valueOf(values, element.value))];
      case TYPE.number:
        return [this.#number(Number(valueOf(values, element.value)))];
      case TYPE.select: {
        const { options } = element;
        const chosen = options[String(valueOf(values, element.value))] ?? options['other'];
        return this.#parts(chosen?.value ?? [], values, count);
      }
      case TYPE.plural:
        return this.#plural(element, values);
      case TYPE.tag: {
        const render = valueOf(values, element.value);
        if (typeof render !== 'function') throw new TypeError(`The tag "${element.value}" has no renderer`);
        return [render(this.#parts(element.children, values, count))];
      }
      default:
        // compileMessages lets none of them in.
        throw new TypeError(`A message formats a date or time "${element.value}" itself`);
    }
  }

  #plural({ value, options, offset, pluralType }: PluralElement, values: MessageValues): Parts {
    const whole = Number(valueOf(values, value));
    const count = whole - offset;
    const type = pluralType ?? 'cardinal';
    const rules = this.#plurals.get(type) ?? new Intl.PluralRules(this.#tag, { type });
    this.#plurals.set(type, rules);
    const chosen = options[`=${whole}`] ?? options[rules.select(count)] ?? options['other'];
    return this.#parts(chosen?.value ?? [], values, count);
  }

  #number(value: number): string {
    this.#numbers ??= new Intl.NumberFormat(this.#tag);
    return this.#numbers.format(value);
  }
}

function valueOf(values: MessageValues, name: string): string | number | RichChunk {
  const value = values[name];
  if (value === undefined) throw new Error(`A message was not given "${name}"`);
  return value;
}
