import { SearchField } from '@/primitives/SearchField';

export interface ListSearchProps {
  value: string;
  onValueChange: (value: string) => void;
}

/** The search of a list, first in its toolbar: a line of its own on a phone, beside the buttons elsewhere (§2, D9). */
export function ListSearch({ value, onValueChange }: ListSearchProps) {
  return (
    <SearchField
      value={value}
      onValueChange={onValueChange}
      className="w-full md:max-w-80 md:min-w-48 md:flex-1"
    />
  );
}
