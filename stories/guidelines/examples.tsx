import type { ReactNode } from 'react';
import { EmptyState } from '@/patterns/EmptyState';
import { Badge } from '@/primitives/Badge';
import { BrandMark } from '@/primitives/BrandMark';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CheckboxField } from '@/primitives/Checkbox';
import { PlusIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { Spinner } from '@/primitives/Spinner';
import { Switch } from '@/primitives/Switch';
import { TextField } from '@/primitives/TextField';

/** A picture of a rule with its reason, drawn with the components themselves. */
interface Example {
  picture: ReactNode;
  because: string;
}

/** A rule about looks: how it is done, and how it is not. */
export interface ExamplePair {
  do: Example;
  dont: Example;
}

const ignore = () => undefined;

/** Pictures of the guidelines that speak of looks, by the title of the component's stories. */
export const examples: Readonly<Record<string, ExamplePair>> = {
  'primitives/Button': {
    do: {
      picture: (
        <>
          <Button intent="primary">Pay</Button>
          <Button>Back</Button>
        </>
      ),
      because: 'One primary button leads; the other is quieter.',
    },
    dont: {
      picture: (
        <>
          <Button intent="primary">Pay</Button>
          <Button intent="primary">Back</Button>
          <Button intent="danger">Cancel</Button>
        </>
      ),
      because: 'Three loud buttons compete, and none leads.',
    },
  },
  'primitives/Link': {
    do: {
      picture: (
        <p>
          The bill is in your <Link href="#history">payment history</Link>.
        </p>
      ),
      because: 'The underlined words name the place.',
    },
    dont: {
      picture: (
        <p>
          To see the bill, click <Link href="#history">here</Link>.
        </p>
      ),
      because: 'In a list of links, “here” says nothing.',
    },
  },
  'primitives/Badge': {
    do: {
      picture: (
        <>
          <Badge tone="success">Active</Badge>
          <Badge tone="danger">Overdue</Badge>
        </>
      ),
      because: 'The word states it; the colour only helps to find it.',
    },
    dont: {
      picture: (
        <>
          <Badge tone="success">1</Badge>
          <Badge tone="danger">2</Badge>
        </>
      ),
      because: 'Without words the colour alone carries the meaning.',
    },
  },
  'primitives/Callout': {
    do: {
      picture: <Callout tone="warning">The server ends on 3 December. Renew it to keep the data.</Callout>,
      because: 'One note, where it applies, with what to do.',
    },
    dont: {
      picture: (
        <div className="flex w-full flex-col gap-2">
          <Callout tone="info">Here are your servers.</Callout>
          <Callout tone="warning">Servers can end.</Callout>
          <Callout tone="danger">Ended servers are deleted.</Callout>
        </div>
      ),
      because: 'A stack of notes is read by nobody.',
    },
  },
  'primitives/TextField': {
    do: {
      picture: (
        <TextField
          label="Domain"
          name="do"
          value=""
          hint="For example shop.example.ru"
          onValueChange={ignore}
        />
      ),
      because: 'Label and hint remain while somebody types.',
    },
    dont: {
      picture: (
        <input
          aria-label="Domain"
          placeholder="Domain"
          className="min-h-control w-full rounded-control border border-control bg-surface px-3"
        />
      ),
      because: 'A placeholder disappears with the first letter.',
    },
  },
  'primitives/Checkbox': {
    do: {
      picture: <CheckboxField checked label="I agree to the service rules" onCheckedChange={ignore} />,
      because: 'An agreement is sent with its form.',
    },
    dont: {
      picture: <Switch checked label="I agree to the service rules" onCheckedChange={ignore} />,
      because: 'A switch looks as if it were in force at once.',
    },
  },
  'primitives/Spinner': {
    do: {
      picture: (
        <p className="flex items-center gap-2">
          <Spinner /> Checking the address…
        </p>
      ),
      because: 'The words say what is going on.',
    },
    dont: {
      picture: (
        <div className="grid min-h-24 w-full place-items-center">
          <Spinner />
        </div>
      ),
      because: 'On an empty page nobody knows what to wait for.',
    },
  },
  'primitives/Skeleton': {
    do: {
      picture: (
        <div className="flex w-full flex-col gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ),
      because: 'It has the shape of what comes, so nothing jumps.',
    },
    dont: {
      picture: <Skeleton className="h-32 w-full" />,
      because: 'One large box has no shape and jumps when it is replaced.',
    },
  },
  'primitives/BrandMark': {
    do: {
      picture: <BrandMark className="size-12" />,
      because: 'Whole, in its own colours, with room around it.',
    },
    dont: {
      picture: (
        <span className="-skew-x-12 opacity-40">
          <BrandMark className="size-12" />
        </span>
      ),
      because: 'Bent or pale, it is another mark.',
    },
  },
  'patterns/EmptyState': {
    do: {
      picture: (
        <EmptyState
          icon={<PlusIcon />}
          title="No servers yet"
          description="Servers you order are listed here."
          action={<Button intent="primary">Order a server</Button>}
        />
      ),
      because: 'What belongs here, and one way to begin.',
    },
    dont: {
      picture: <p className="text-text-muted">No data.</p>,
      because: 'Two words leave a person with nothing to do.',
    },
  },
};
