import { NumberControl } from './NumberControl';
import { Slider, type SliderProps } from './Slider';

export interface NumberSliderProps extends Omit<SliderProps, 'aside' | 'label'> {
  /** Label of slider and field. */
  label: string;
  /** Unit after the number in the field: 'шт.'. */
  unit?: string;
}

/** A slider over a long range with a field for exact values. */
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
            // An emptied field keeps its number.
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
