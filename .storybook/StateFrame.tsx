import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { queueFrame } from './frameQueue';
import { viewports } from './modes';
import { pictureKey, type Pictures } from './pictures';

/** Window sizes in which a state can be shown. */
export const frames = Object.values(viewports).map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
}));

export interface Variant {
  theme: string;
  locale: string;
  width: string;
}

interface StateFrameProps {
  id: string;
  name: string;
  variant: Variant;
  frame: { width: number; height: number };
  /** Null until it is known whether there are any. */
  pictures: Pictures | null;
  /** Maximum width in CSS pixels. */
  shownWidth: number;
  /** Whether the state is shown live despite a picture. */
  isLive: boolean;
  /** Whether a live state is inert like a picture. */
  isPicture?: boolean;
}

/** Returns the address of a state's picture; null if the catalogue has none. */
export const pictureOf = (pictures: Pictures | null, id: string, variant: Variant): string | null =>
  pictures?.get(pictureKey({ storyId: id, ...variant })) ?? null;

/** Shows a state's picture from the catalogue, or the live state on request or without a picture. */
export function StateFrame({
  id,
  name,
  variant,
  frame,
  pictures,
  shownWidth,
  isLive,
  isPicture = false,
}: StateFrameProps) {
  const picture = pictureOf(pictures, id, variant);
  const [missing, setMissing] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(shownWidth);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = Math.min(frame.width, shownWidth);
  const scale = Math.min(width, room) / frame.width;
  return (
    <div
      ref={box}
      inert={isPicture}
      className="max-w-full overflow-hidden rounded-card border border-border bg-surface"
      style={{ width, height: frame.height * scale }}
    >
      {!isLive && picture !== null && missing !== picture ? (
        <img
          src={picture}
          alt={name}
          loading="lazy"
          onError={() => setMissing(picture)}
          style={{ width: frame.width * scale }}
        />
      ) : (
        <LiveState id={id} name={name} variant={variant} frame={frame} scale={scale} />
      )}
    </div>
  );
}

interface LiveStateProps extends Pick<StateFrameProps, 'id' | 'name' | 'variant' | 'frame'> {
  scale: number;
}

/** Returns the globals of a variant as part of an address. */
export const globalsOf = ({ theme, locale }: Variant) => `theme:${theme};locale:${locale}`;

/** Renders a story unplayed in an iframe, which contains its ids, focus and fixed elements. */
function LiveState({ id, name, variant, frame, scale }: LiveStateProps) {
  const isTouched = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const releaseSlot = useRef(() => {});
  const [mayLoad, setMayLoad] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      observer.disconnect();
      releaseSlot.current = queueFrame(() => setMayLoad(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      releaseSlot.current();
    };
  }, []);
  return (
    <div
      ref={box}
      className="size-full"
      onPointerEnter={() => {
        isTouched.current = true;
      }}
    >
      {mayLoad && (
        <iframe
          title={name}
          onLoad={({ currentTarget }) => {
            releaseSlot.current();
            holdFocus(currentTarget, () => isTouched.current);
          }}
          src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${globalsOf(variant)}`}
          style={{
            width: frame.width,
            height: frame.height,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </div>
  );
}

/** Prevents a state from taking focus, which would also scroll this page. */
function holdFocus({ contentDocument }: HTMLIFrameElement, isAllowed: () => boolean): void {
  const framed = contentDocument?.defaultView;
  if (!framed) return;
  const focus = framed.HTMLElement.prototype.focus;
  framed.HTMLElement.prototype.focus = function (...options) {
    if (isAllowed()) focus.apply(this, options);
  };
}
