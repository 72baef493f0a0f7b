import { useId } from 'react';
import {
  choiceCardClass,
  choiceMarkClass,
  choiceTies,
  ChoiceWords,
  type ChoiceText,
} from './radioCards/choice';

export interface CheckboxCardProps extends ChoiceText {
  /** Whether it is selected. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** Name in the form. */
  name?: string;
}

/** An option as a card with its price; the whole card is a checkbox. */
export function CheckboxCard({ checked, onCheckedChange, name, ...text }: CheckboxCardProps) {
  const id = useId();
  return (
    <label className={choiceCardClass}>
      <input
        {...choiceTies(id, text)}
        type="checkbox"
        {...(name === undefined ? {} : { name })}
        checked={checked}
        disabled={text.disabledReason !== undefined}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        className={choiceMarkClass}
      />
      <ChoiceWords id={id} text={text} />
    </label>
  );
}
