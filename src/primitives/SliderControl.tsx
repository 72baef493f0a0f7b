import { Slider } from 'radix-ui';
import { sliderLooks, type SliderControlProps } from './sliderParts';

/** The loaded part of Slider. */
export default function SliderControl({
  value,
  onValueChange,
  name,
  tie,
  children,
  ...root
}: SliderControlProps) {
  return (
    <Slider.Root
      {...root}
      {...(name === undefined ? {} : { name })}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
    >
      <Slider.Track className={sliderLooks.track}>
        <Slider.Range className={sliderLooks.range} />
      </Slider.Track>
      <Slider.Thumb {...tie} className={sliderLooks.knob} />
      {children}
    </Slider.Root>
  );
}
