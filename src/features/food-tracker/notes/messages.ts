export const messages = {
  note: 'Note',
  save: 'Save note',
  cancel: 'Cancel',
  delete: 'Delete note',
  aShorterNote: 'Please use at most {most} characters.',
  noteSaved: 'Note saved',
  noteDeleted: 'Note deleted',
  undo: 'Undo',
  notesOfTheDay: 'Notes of the day',
  addANote: 'Add a note',
  changeTheNote: 'Change the note “{start}”',
};
