import { cx } from 'class-variance-authority';
import { Field, type FieldProps } from './Field';

export interface CodeInputProps extends Omit<FieldProps, 'children'> {
  /** Form name. */
  name?: string;
  /** Digits entered so far. */
  value: string;
  /** Number of digits. */
  length: number;
  /** Called with the parsed digits. */
  onValueChange: (value: string) => void;
  /** Extracts the code from typed or pasted text, possibly a whole sentence. */
  parse: (text: string) => string;
  /** Takes focus when it appears, for a step with this single task. */
  autoFocus?: boolean;
}

/**
 * Input of a one-time code. A single real input, so that paste, autofill, undo and assistive technology work. Letter
 * spacing makes it look like cells, whatever the font's digit width.
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
          {/* Clipped instead of hidden, which would scroll with the caret after the last digit. */}
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
                // A complete code replaces the whole value; other text is pasted normally.
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
