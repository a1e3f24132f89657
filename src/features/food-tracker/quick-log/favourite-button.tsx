import { Button, IconButton } from '@mui/material';

import { useMemo } from 'react';

import type { FavouriteFields } from '#shared/records/favourite';
import { contentKey } from '#shared/rules/copy-meal';

import {
  addFavourite,
  removeFavourite,
  restoreFavourite,
  useFavourites,
} from '../../../store/favourites';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { format } from '../../../ui/words/format';
import { messages } from './messages';

interface FavouriteButtonProps extends FavouriteFields {
  /** The favorite's id, if it is one. A prop, so that a list reads favorites once and not in each button. */
  favourite: string | undefined;
  bare?: boolean;
}

/** Ids by content, see `contentKey`. */
export function useFavouriteIds(): ReadonlyMap<string, string> {
  const favourites = useFavourites();
  return useMemo(
    () => new Map((favourites ?? []).map(({ id, items }) => [contentKey(items), id])),
    [favourites],
  );
}

/** With `bare`, it is only an icon, for lists. It stays after removing a favorite, so that the user can undo that. */
export function FavouriteButton({ name, items, favourite, bare = false }: FavouriteButtonProps) {
  const toast = useToast();
  const add = async () => {
    const id = await addFavourite({ name, items });
    const undo = { label: messages.undo, run: async () => removeFavourite(id) };
    if (!bare) toast({ title: messages.addedToYourFavorites, description: name, action: undo });
  };
  const remove = async (id: string) => {
    await removeFavourite(id);
    const undo = { label: messages.undo, run: async () => restoreFavourite(id) };
    if (!bare) toast({ title: messages.removedFromYourFavorites, description: name, action: undo });
  };
  const parts = {
    'aria-label': format(messages.favoriteNamed, { name }),
    'aria-pressed': favourite !== undefined,
    sx: favourite === undefined ? undefined : { color: 'secondary.main' },
    onClick: () => void (favourite === undefined ? add() : remove(favourite)),
  };
  const heart = (
    <Icon name="heart" size={20} fill={favourite === undefined ? 'none' : 'currentColor'} />
  );
  if (bare) return <IconButton {...parts}>{heart}</IconButton>;
  return (
    <Button color="inherit" {...parts}>
      {heart}
      {messages.favorite}
    </Button>
  );
}
