import { useEffect, useId, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { locales } from '@/i18n/locale';
import { withoutAlias } from './aliases';
import { boardAddress, paneAddress, readBoard, type Pane } from './board';
import { themes, viewports } from './modes';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
});

interface NamedStory {
  id: string;
  label: string;
}

const frames = Object.values(viewports).map(({ styles }) => ({
  width: styles.width.replace('px', ''),
  height: Number.parseInt(styles.height, 10),
}));

/** Width of a pane, in CSS pixels. */
const paneWidth = 480;

/** Returns the stories of this Storybook; none while they are loading or if there is no index. */
function useStories(): readonly NamedStory[] {
  const [stories, setStories] = useState<readonly NamedStory[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const { entries } = v.parse(indexSchema, await (await fetch('index.json')).json());
      const found = Object.values(entries).filter(({ type }) => type === 'story');
      if (isCurrent)
        setStories(found.map(({ id, title, name }) => ({ id, label: `${title}/${withoutAlias(name)}` })));
    };
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  return stories;
}

/**
 * Shows states side by side: two variants of a state, two states, two releases, or the screens of a journey. The
 * board is stored in the page's hash with its comments, so that a link shows the same board.
 */
export function BoardPage() {
  const stories = useStories();
  const listId = useId();
  const [panes, setPanes] = useState(() => readBoard(location.hash));
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    const read = () => setPanes(readBoard(location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const change = (next: readonly Pane[]) => {
    setPanes(next);
    setIsCopied(false);
    history.replaceState(history.state, '', new URL(boardAddress(next), location.href).hash);
  };
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    setIsCopied(true);
  };
  return (
    <div className="sb-unstyled bg-canvas p-6 text-text" data-states>
      <div className="flex flex-wrap items-center gap-3">
        <BoardButton
          onClick={() => {
            const last = panes.at(-1);
            if (last) change([...panes, { ...last, note: '' }]);
          }}
        >
          Add a state
        </BoardButton>
        <BoardButton onClick={() => void copyLink()}>Copy the link</BoardButton>
        <span role="status" className="text-text-muted">
          {isCopied ? 'Copied. The link has the states, their variants and the comments.' : ''}
        </span>
      </div>
      <datalist id={listId}>
        {stories.map(({ id, label }) => (
          <option key={id} value={label} />
        ))}
      </datalist>
      <ul className="mt-6 flex gap-6 overflow-x-auto pb-4">
        {panes.map((pane, index) => (
          <BoardPane
            // Panes have no identity besides their position.
            key={index}
            number={index + 1}
            pane={pane}
            stories={stories}
            listId={listId}
            onChange={(next) => change(panes.with(index, next))}
            onRemove={panes.length > 1 ? () => change(panes.toSpliced(index, 1)) : null}
          />
        ))}
      </ul>
    </div>
  );
}

/** Returns the component of a story, whose other stories are its states. */
const componentOf = (storyId: string) => storyId.split('--', 1)[0];

interface BoardPaneProps {
  number: number;
  pane: Pane;
  stories: readonly NamedStory[];
  listId: string;
  onChange: (pane: Pane) => void;
  onRemove: (() => void) | null;
}

function BoardPane({ number, pane, stories, listId, onChange, onRemove }: BoardPaneProps) {
  const known = stories.find(({ id }) => id === pane.storyId)?.label ?? pane.storyId;
  const states = stories.filter(({ id }) => componentOf(id) === componentOf(pane.storyId));
  const [text, setText] = useState<string | null>(null);
  const frame = frames.find(({ width }) => width === pane.width) ?? { width: '1280', height: 800 };
  const scale = Math.min(1, paneWidth / Number(frame.width));
  const select = (label: string, field: 'theme' | 'locale' | 'width', values: readonly string[]) => (
    <label className="flex flex-col text-sm text-text-muted">
      {label}
      <select
        className={fieldClass}
        value={pane[field]}
        onChange={({ currentTarget: { value } }) => onChange({ ...pane, [field]: value })}
      >
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
  return (
    <li className="flex shrink-0 flex-col gap-3" style={{ width: paneWidth }} aria-label={`State ${number}`}>
      <label className="flex flex-col text-sm text-text-muted">
        Story
        <input
          className={fieldClass}
          list={listId}
          value={text ?? known}
          placeholder="Type a screen or a state"
          onChange={({ currentTarget: { value } }) => {
            const story = stories.find(({ label }) => label === value);
            setText(story ? null : value);
            if (story) onChange({ ...pane, storyId: story.id });
          }}
        />
      </label>
      {states.length > 1 && (
        <label className="flex flex-col text-sm text-text-muted">
          State
          <select
            className={fieldClass}
            value={pane.storyId}
            onChange={({ currentTarget: { value } }) => onChange({ ...pane, storyId: value })}
          >
            {states.map(({ id, label }) => (
              <option key={id} value={id}>
                {label.split('/').at(-1)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {select('Theme', 'theme', themes)}
        {select('Language', 'locale', locales)}
        {select(
          'Width',
          'width',
          frames.map(({ width }) => width),
        )}
        {onRemove && <BoardButton onClick={onRemove}>Remove</BoardButton>}
      </div>
      <label className="flex flex-col text-sm text-text-muted">
        Storybook of another release (its address)
        <input
          className={fieldClass}
          type="url"
          value={pane.release}
          onChange={({ currentTarget: { value } }) => onChange({ ...pane, release: value })}
        />
      </label>
      <div
        className="overflow-hidden rounded-card border border-border"
        style={{ height: frame.height * scale }}
      >
        {pane.storyId !== '' && (
          <iframe
            title={known}
            src={paneAddress(pane)}
            style={{
              width: Number(frame.width),
              height: frame.height,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </div>
      <label className="flex flex-col text-sm text-text-muted">
        Comment
        <textarea
          className={fieldClass}
          rows={3}
          value={pane.note}
          onChange={({ currentTarget: { value } }) => onChange({ ...pane, note: value })}
        />
      </label>
    </li>
  );
}

const fieldClass = 'min-h-9 rounded-control border border-control bg-surface px-2 py-1 text-base text-text';

function BoardButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`${fieldClass} cursor-pointer px-3 hover:bg-hover`} onClick={onClick}>
      {children}
    </button>
  );
}
