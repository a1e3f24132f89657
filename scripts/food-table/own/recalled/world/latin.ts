import { RECALLED, type OwnList } from '../../own-food';
import { printed } from '../printed';

/** Latin American food. */
export const WORLD_LATIN: OwnList = {
  note: RECALLED,
  foods: [
    {
      ...printed(
        ['wd-pork-salsa-v', 'Pork in green salsa', 'Meat mixed dishes'],
        [150, 13, 4.5, 9],
        { '1 plate': 280, '1 bowl': 280, '1 cup': 240, '1 serving': 280 },
      ),
      also: 'puerco en salsa verde',
    },
    {
      ...printed(
        ['wd-pnt-mazapan', 'Peanut mazapan', 'Candy not containing chocolate'],
        [470, 11, 55, 23.5],
        { '1 piece': 25, '1 bar': 25, '1 large': 50 },
      ),
      also: 'mazapan de la rosa, pacoca, pe de moleque',
    },
    {
      ...printed(['wd-gansito', 'Gansito', 'Cakes and pies'], [400, 4, 58, 17], {
        '1 piece': 50,
        '1 pack': 50,
        '1 bar': 50,
      }),
    },
    {
      ...printed(
        ['wd-licuado', 'Licuado', 'Milk shakes and other dairy drinks'],
        [72, 2.3, 12, 1.8],
        { '1 glass': 350, '1 small': 250, '1 large': 500, '1 cup': 240 },
      ),
      also: 'licuado de platano, licuado de fresa, vitamina de banana',
    },
    {
      ...printed(
        ['wd-jugo', 'Fruit juice with water and sugar', 'Fruit drinks'],
        [46, 0.3, 11.2, 0.1],
        { '1 glass': 250, '1 small': 250, '1 cup': 240, '1 large': 500, '1 medium': 350 },
      ),
      also: 'suco de maracuja, jugo de maracuya, jugo de mora, suco',
    },
    {
      ...printed(['wd-bandeja', 'Bandeja paisa', 'Meat mixed dishes'], [172, 8, 14, 9.3], {
        '1 plate': 750,
        '1 serving': 750,
        '1 small': 550,
      }),
    },
    {
      ...printed(
        [
          'wd-brasa-papas',
          'Quarter pollo a la brasa with fries and salad',
          'Chicken, whole pieces',
        ],
        [175, 11.5, 11, 9.5],
        { '1 plate': 540, '1 serving': 540 },
      ),
      also: 'pollo a la brasa con papas',
    },
    {
      ...printed(
        ['wd-tequeno', 'Tequeño', 'Turnovers and other grain-based items'],
        [320, 10.5, 29, 18],
        { '1 piece': 30, '1 serving': 150 },
      ),
      also: 'tequenos',
      usual: 120,
    },
    {
      ...printed(
        ['wd-cachito', 'Cachito de jamon', 'Deli and cured meat sandwiches'],
        [310, 11, 35, 14],
        { '1 piece': 125, '1 small': 60 },
      ),
      also: 'cachito',
    },
    {
      ...printed(
        ['wd-miga', 'Sandwich de miga', 'Deli and cured meat sandwiches'],
        [265, 11, 25, 13.5],
        { '1 piece': 60, '1 sandwich': 60, '1 triple': 90 },
      ),
    },
    {
      ...printed(
        ['wd-sonho-valsa', 'Sonho de Valsa', 'Candy containing chocolate'],
        [520, 5.5, 57, 30],
        { '1 piece': 21 },
      ),
      also: 'bombom',
    },
    {
      ...printed(
        ['wd-morir', 'Morir sonando', 'Milk shakes and other dairy drinks'],
        [68, 1.9, 12, 1.5],
        { '1 glass': 330, '1 cup': 240, '1 large': 450 },
      ),
    },
    {
      ...printed(
        ['wd-tripleta', 'Tripleta or jibarito', 'Meat and BBQ sandwiches'],
        [245, 13, 21, 12],
        { '1 sandwich': 320 },
      ),
      also: 'tripleta, jibarito',
    },
    {
      ...printed(
        ['wd-pan-bistec', 'Cuban steak sandwich', 'Meat and BBQ sandwiches'],
        [240, 14, 24, 10],
        { '1 sandwich': 260 },
      ),
      also: 'pan con bistec',
    },
    {
      ...printed(
        ['wd-habich-guis', 'Stewed red beans', 'Beans, peas, legumes'],
        [112, 5.8, 16, 2.9],
        { '1 cup': 240, '1 serving': 150, '1 bowl': 240, '1 ladle': 100 },
      ),
      also: 'habichuelas guisadas, habichuelas',
      usual: 180,
    },
  ],
};
