import { NumberControl } from './NumberControl';
import { Slider, type SliderProps } from './Slider';

export interface NumberSliderProps extends Omit<SliderProps, 'aside' | 'label'> {
  /** Shown above; also the name of slider and field. */
  label: string;
  /** Follows the number in its field: 'шт.'. */
  unit?: string;
}

/** A slider over a long range, with a field beside it: near by eye, exact by keyboard. */
export function NumberSlider({ unit, ...slider }: NumberSliderProps) {
  const { label, value, onValueChange, min, max, step, disabled } = slider;
  return (
    <Slider
      {...slider}
      aside={
        <div className={unit === undefined ? 'w-40' : 'w-44'}>
          <NumberControl
            label={label}
            value={value}
            // Emptied, it keeps the number it had.
            onValueChange={(next) => onValueChange(next ?? value)}
            min={min}
            max={max}
            {...(step === undefined ? {} : { step })}
            {...(unit === undefined ? {} : { unit })}
            {...(disabled === undefined ? {} : { disabled })}
          />
        </div>
      }
    />
  );
}
