import { Button, IconButton } from '@mui/material';

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

/** Bare, it is an icon for lists and stays there, so that the change can be undone. */
export function FavouriteButton({
  name,
  items,
  bare = false,
}: FavouriteFields & { bare?: boolean }) {
  const toast = useToast();
  const key = contentKey(items);
  const favourite = useFavourites()?.find((one) => contentKey(one.items) === key);
  const add = async () => {
    const id = await addFavourite({ name, items });
    const undo = { label: messages.undo, run: () => void removeFavourite(id) };
    if (!bare) toast({ title: messages.addedToYourFavorites, description: name, action: undo });
  };
  const remove = async (id: string) => {
    await removeFavourite(id);
    const undo = { label: messages.undo, run: () => void restoreFavourite(id) };
    if (!bare) toast({ title: messages.removedFromYourFavorites, description: name, action: undo });
  };
  const parts = {
    'aria-label': format(messages.favoriteNamed, { name }),
    'aria-pressed': favourite !== undefined,
    sx: favourite && { color: 'secondary.main' },
    onClick: () => void (favourite ? remove(favourite.id) : add()),
  };
  const heart = <Icon name="heart" size={20} fill={favourite ? 'currentColor' : 'none'} />;
  if (bare) return <IconButton {...parts}>{heart}</IconButton>;
  return (
    <Button color="inherit" {...parts}>
      {heart}
      {messages.favorite}
    </Button>
  );
}
