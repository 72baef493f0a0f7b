import type { ReactNode } from 'react';
import type { FieldControlProps } from './Field';

/** One line of a ComboBox's list. */
export interface ComboBoxOption<Value extends string> {
  /** Value that choosing the option gives. It is unique in the list. */
  value: Value;
  /** As the list and the field show it. */
  label: string;
  /** Stands before the label: a flag. */
  icon?: ReactNode;
  /** A word at the end of its line: '12 plans', or why it cannot be taken. */
  note?: string;
  /** In sight, and cannot be chosen. */
  disabled?: boolean;
  /** Title of the group it stands in. Options of a group follow one another. */
  section?: string;
  /** Other words it is found by, such as 'UK'. */
  keywords?: string;
}

/** Props of the loaded half. It is mounted once, on first use, and stays. */
export interface ComboBoxControlProps {
  /** Attributes that connect the control to its label, hint and error. */
  tie: FieldControlProps;
  /** Accessible name of the field and its list. */
  label: string;
  /** Everything that can be chosen, in the order shown. */
  options: readonly ComboBoxOption<string>[];
  /** The option in force; an empty string for none. */
  value: string;
  /** The option that was chosen. */
  onValueChange: (value: string) => void;
  /** Stands in the list while no option is like what was typed. */
  noMatchesText: string;
  /** Shown while nothing is chosen. */
  placeholder: string | undefined;
  /** How it was come to: to look at, to open, or by typing this. */
  entry: ComboBoxEntry;
}

/** How the loaded half was come to: looked at, opened, or by typing. */
export type ComboBoxEntry =
  | { kind: 'focus' }
  | { kind: 'open' }
  | {
      kind: 'typed';
      /** Text typed before the field was loaded. */
      text: string;
    };
