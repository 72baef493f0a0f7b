import { useId } from 'react';
import {
  choiceCardClass,
  choiceMarkClass,
  choiceTies,
  ChoiceWords,
  type ChoiceText,
} from './radioCards/choice';

export interface CheckboxCardProps extends ChoiceText {
  /** Whether it is taken. */
  checked: boolean;
  /** The state it was switched to. */
  onCheckedChange: (checked: boolean) => void;
  /** Form name. */
  name?: string;
}

/** An option with its price: a checkbox whose whole card is the target. */
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
