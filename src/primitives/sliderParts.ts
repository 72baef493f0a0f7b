import type { AriaAttributes, ReactNode } from 'react';

/** Props of both parts. */
export interface SliderControlProps {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  disabled: boolean;
  name: string | undefined;
  className: string;
  /** Accessible name and description. */
  tie: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-valuetext'>;
  /** The marks. */
  children: ReactNode;
}

/** Classes of both parts. */
export const sliderLooks = {
  track: 'relative h-1.5 grow overflow-hidden rounded-full bg-border-strong forced-colors:border',
  range: 'absolute h-full bg-action forced-colors:bg-[Highlight]',
  knob: 'block size-5 rounded-full border-2 border-action bg-surface transition-colors duration-150 hover:bg-selected',
};
