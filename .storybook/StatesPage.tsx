import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { defaultLocale, isLocale, locales } from '@/i18n/locale';
import { storyAddress } from './addresses';
import { ComponentPage } from './ComponentPage';
import { sidebarLabel } from './labels';
import { themes, viewports } from './modes';
import { pictureKey, usePictures, type Pictures } from './pictures';

const frames = Object.values(viewports).map(({ name, styles }) => ({
  name,
  width: Number.parseInt(styles.width, 10),
  height: Number.parseInt(styles.height, 10),
}));

/** What the toolbar is set to, as far as this page asks. */
const globalsSchema = v.object({ theme: v.unknown(), locale: v.unknown() });

/** Wide enough for a state to be recognised, narrow enough for three of them beside each other. */
const shownWidth = 400;

/** `screens/servers/ServerListScreen` → `Servers: Server list`, as the sidebar has it. */
function screenName(title: string): string {
  return title
    .split('/')
    .slice(1)
    .map((name) => sidebarLabel({ type: 'group', id: 'screens-', name }))
    .join(': ');
}

/** A screen's page: what it is, all its states side by side, and its props. Anything else has a component's page. */
export function StatesPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (!first?.title.startsWith('screens/')) return <ComponentPage />;
  const globals: unknown = context.getStoryContext(first)['globals'];
  const { theme, locale } = v.parse(globalsSchema, globals);
  return (
    <>
      <Title>{screenName(first.title)}</Title>
      <Description of="meta" />
      <States
        // What the toolbar is set to anew holds here, too.
        key={`${String(theme)} ${String(locale)}`}
        stories={stories.map(({ id, name }) => ({ id, name }))}
        initial={{
          theme: theme === 'dark' ? 'dark' : 'light',
          locale: isLocale(locale) ? locale : defaultLocale,
          width: '1280',
        }}
      />
      <ArgTypes />
    </>
  );
}

interface Look {
  theme: string;
  locale: string;
  width: string;
}

interface StatesProps {
  stories: readonly { id: string; name: string }[];
  initial: Look;
}

function States({ stories, initial }: StatesProps) {
  const pictures = usePictures();
  const [look, setLook] = useState(initial);
  const frame = frames.find(({ width }) => String(width) === look.width) ?? frames[0];
  if (!frame) return null;
  const change = (patch: Partial<Look>) => setLook((current) => ({ ...current, ...patch }));
  return (
    <div className="sb-unstyled my-6 bg-canvas p-6 text-text" data-states>
      <p className="text-text-muted">{stories.length} states. A name opens its story.</p>
      <div className="mt-4 flex flex-wrap gap-4">
        <Choice legend="Theme" options={themes} value={look.theme} onChange={(theme) => change({ theme })} />
        <Choice
          legend="Language"
          options={locales}
          value={look.locale}
          onChange={(locale) => change({ locale })}
        />
        <Choice
          legend="Width"
          options={frames.map(({ width }) => String(width))}
          value={look.width}
          onChange={(width) => change({ width })}
        />
      </div>
      <ul className="mt-6 flex flex-wrap gap-6">
        {stories.map((story) => (
          <State key={story.id} {...story} look={look} frame={frame} pictures={pictures} />
        ))}
      </ul>
    </div>
  );
}

interface StateProps {
  id: string;
  name: string;
  look: Look;
  frame: { width: number; height: number };
  pictures: Pictures | null;
}

/** A state as the catalogue has it, at once; live when asked for, and where there is no catalogue or it lacks this one. */
function State({ id, name, look, frame, pictures }: StateProps) {
  const picture = pictures?.get(pictureKey({ storyId: id, ...look })) ?? null;
  const [missing, setMissing] = useState<string | null>(null);
  const [isLive, setIsLive] = useState(false);
  const scale = Math.min(1, shownWidth / frame.width);
  const globals = `theme:${look.theme};locale:${look.locale}`;
  const isPictured = !isLive && picture !== null && missing !== picture;
  return (
    <li className="flex max-w-full flex-col gap-2">
      <p className="flex justify-between gap-4">
        <a
          className="font-medium text-link underline"
          href={`${storyAddress(id)}&globals=${globals}`}
          target="_top"
        >
          {name}
        </a>
        {isPictured && (
          <button type="button" className="text-link underline" onClick={() => setIsLive(true)}>
            Live
          </button>
        )}
      </p>
      <div
        className="max-w-full overflow-hidden rounded-card border border-border"
        style={{ width: frame.width * scale, height: frame.height * scale }}
      >
        {isPictured ? (
          <img
            src={picture}
            alt={name}
            loading="lazy"
            onError={() => setMissing(picture)}
            style={{ width: frame.width * scale }}
          />
        ) : (
          <LiveState id={id} name={name} globals={globals} frame={frame} scale={scale} />
        )}
      </div>
    </li>
  );
}

interface LiveStateProps extends Omit<StateProps, 'look' | 'pictures'> {
  globals: string;
  scale: number;
}

/** A story in a frame of its own: ids, focus and what is fixed to the window stay inside it; and unplayed. */
function LiveState({ id, name, globals, frame, scale }: LiveStateProps) {
  const isTouched = useRef(false);
  return (
    <div
      onPointerEnter={() => {
        isTouched.current = true;
      }}
    >
      <iframe
        title={name}
        loading="lazy"
        onLoad={({ currentTarget }) => {
          holdFocus(currentTarget, () => isTouched.current);
        }}
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${globals}`}
        style={{
          width: frame.width,
          height: frame.height,
          border: 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  );
}

/** A state that takes the focus by itself would take it from this page, and scroll the page there. */
function holdFocus({ contentDocument }: HTMLIFrameElement, isAllowed: () => boolean): void {
  const framed = contentDocument?.defaultView;
  if (!framed) return;
  const focus = framed.HTMLElement.prototype.focus;
  framed.HTMLElement.prototype.focus = function (...options) {
    if (isAllowed()) focus.apply(this, options);
  };
}

interface ChoiceProps {
  legend: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ legend, options, value, onChange }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex gap-3">
      <legend className="text-sm text-text-muted">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="flex items-center gap-1">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
