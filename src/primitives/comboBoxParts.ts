import type { ReactNode } from 'react';
import type { FieldControlProps } from './Field';

/** An option of a ComboBox. */
export interface ComboBoxOption<Value extends string> {
  /** Value of the option, unique in the list. */
  value: Value;
  /** Label in list and field. */
  label: string;
  /** Icon before the label, such as a flag. */
  icon?: ReactNode;
  /** Short note at the end of its line: '12 plans', or why it is disabled. */
  note?: string;
  /** Visible but not selectable. */
  disabled?: boolean;
  /** Title of its group. Options of a group are adjacent. */
  section?: string;
  /** Additional search words, such as 'UK'. */
  keywords?: string;
}

/** Props of the loaded part, which is mounted on first use. */
export interface ComboBoxControlProps {
  /** Attributes that connect the control to its label, hint and error. */
  tie: FieldControlProps;
  /** Accessible name of the field and its list. */
  label: string;
  /** All options in display order. */
  options: readonly ComboBoxOption<string>[];
  /** Selected option; an empty string for none. */
  value: string;
  /** An option was selected. */
  onValueChange: (value: string) => void;
  /** Text of the list without matches. */
  noMatchesText: string;
  /** Shown if nothing is selected. */
  placeholder: string | undefined;
  /** How it was activated: by focus, opening, or typing. */
  entry: ComboBoxEntry;
}

/** How the loaded part was activated: by focus, opening, or typing. */
export type ComboBoxEntry =
  | { kind: 'focus' }
  | { kind: 'open' }
  | {
      kind: 'typed';
      /** Text typed before the field was loaded. */
      text: string;
    };
