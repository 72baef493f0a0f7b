import { cx } from 'class-variance-authority';
import { Field, type FieldProps } from './Field';

export interface CodeInputProps extends Omit<FieldProps, 'children'> {
  /** Form name. */
  name?: string;
  /** Digits typed so far. */
  value: string;
  /** How many digits the code has. */
  length: number;
  /** The digits to keep, already taken out of what was typed or pasted. */
  onValueChange: (value: string) => void;
  /** Takes the code out of typed or pasted text; a whole sentence may arrive. */
  parse: (text: string) => string;
  /** Takes focus when it appears: for a step whose one task it is. */
  autoFocus?: boolean;
}

/**
 * A one-time code. One real input, so that paste, autofill from a message, undo and assistive technology work; it
 * only looks like cells: its letters are spaced to fall into them, by the width of a digit in whatever face is there.
 */
export function CodeInput({
  name,
  value,
  length,
  onValueChange,
  parse,
  autoFocus,
  ...frame
}: CodeInputProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className="@container">
          {/* Clipped, not hidden: hidden would scroll after the caret behind the last digit. */}
          <div
            dir="ltr"
            className="group relative h-14 overflow-clip [--cell:calc((100cqw-5*var(--gap))/6)] [--gap:0.5rem]"
          >
            <input
              {...control}
              {...(name === undefined ? {} : { name })}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              autoFocus={autoFocus}
              data-large-text=""
              value={value}
              onChange={(event) => onValueChange(parse(event.currentTarget.value))}
              onPaste={(event) => {
                // A complete code replaces what was there, wherever the caret stood; anything less pastes as usual.
                const pasted = parse(event.clipboardData.getData('text'));
                if (pasted.length !== length) return;
                event.preventDefault();
                onValueChange(pasted);
              }}
              className="peer absolute inset-y-0 left-0 z-1 w-[calc(100%+4rem)] bg-transparent pl-[calc((var(--cell)-1ch)/2)] font-mono text-xl tracking-[calc(var(--cell)+var(--gap)-1ch)] text-text outline-none"
            />
            <div aria-hidden="true" className="flex size-full gap-(--gap)">
              {Array.from({ length }, (_, index) => (
                <span
                  key={index}
                  data-current={index === Math.min(value.length, length - 1) || undefined}
                  className={cx(
                    'h-full flex-1 rounded-control border bg-surface -outline-offset-2 outline-focus transition-colors duration-150',
                    'group-focus-within:data-current:outline-2',
                    frame.error === undefined
                      ? 'border-border-strong group-hover:border-text-muted'
                      : 'border-danger',
                  )}
                />
              ))}
            </div>
          </div>
        </div>
      )}
    </Field>
  );
}
