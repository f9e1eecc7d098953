// Keys for who has one hand on the keyboard: those of the other half lie on this one, wherever an action declares them.

/** The keys of a set that stand for a declared one, by that key behind `=`; those of single actions by their id. `|` stands between two. */
type Moved = Readonly<Record<string, string>>

/**
 * For the left hand, on the left half of a QWERTY keyboard. `v` and `b` walk, Space opens as Enter does, and what has no room is behind `q`: letters
 * are the ones in the mirrored place. Behind `g` digits lead to what a project has.
 */
export const LEFT_HAND: Moved = {
  ...{ '=j': 'v|j', '=k': 'b|k', '=Enter': 'Space|Enter', 'epic.fold': 'Shift+Space' },
  ...{ '=$mod+k': 'q e|$mod+e|$mod+k', '=>': 'q 3|>', '=?': 'q 1|?', '=/': 'q 2|/', '=[': 'q 4', '=]': 'q 5' },
  ...{ '=h': 'q g', '=i': 'q a', '=l': 'q s', '=m': 'q v', '=n': 'q c', '=p': 'q q', '=u': 'q r', '=y': 'q t' },
  ...{ '=v': 'q f', '=b': 'q b', '=q': 'q d', '=0': '1' },
  ...{ '=Shift+h': 'Shift+q', '=Shift+i': 'Shift+a', '=Shift+l': 'Shift+z', '=Shift+m': 'Shift+b' },
  ...{ '=Shift+n': 'q x', '=Shift+p': 'q z', '=Shift+u': 'q w' },
  ...{
    '=g i': 'g g',
    '=g l': 'g 1',
    '=g k': 'g 2',
    '=g n': 'g 3',
    '=g m': 'g 4',
    '=g u': 'g 5',
    '=g p': 'g x',
    '=g o': 'g z',
    '=g ,': 'g q',
  },
  ...{ '=o p': 'z a', '=o w': 'z w', '=r n': 'r d', '=r p': 'r a', '=r u': 'r w' },
  ...{ '=. c': 'z c', '=. t': 'z t', '=. m': 'z b', '=. p': 'z v', '=$mod+.': 'z x|$mod+.' },
  ...{ '=$mod+Backspace': 'z d|$mod+Backspace', '=$mod+Enter': 'z f|$mod+Enter', '=$mod+>': 'z s|$mod+>', '=$mod+p': 'z g|$mod+p' },
}

/**
 * For the right hand, on the right half. `o` leads where `g` does, `-` relates and copies, Backspace takes back, and what has no room is behind `y`:
 * letters are the ones in the mirrored place.
 */
export const RIGHT_HAND: Moved = {
  ...{ '=a': ';', '=c': ',', '=s': 'u', '=x': '.', '=b': 'y n', '=d': 'y k', '=e': 'y i', '=f': 'y j', '=q': 'y 0', '=t': 'y u' },
  ...{ '=v': 'y m', '=w': 'y l', '=y': 'y y', '=u': 'y h' },
  ...{ '=Shift+c': 'Shift+o', '=Shift+s': 'Shift+k', '=Shift+e': 'Shift+j', '=Shift+t': 'Shift+y', '=Shift+d': 'y ,', '=Shift+f': 'y .' },
  ...{ '=Shift+g': 'y 6', '=Shift+r': 'y 7', '=Shift+v': 'y 8', '=Shift+w': 'y 9', '=Shift+x': 'y ;' },
  ...{ '=#': 'y [', '=!': 'y ]', '=$mod+Shift+d': 'y -|$mod+Shift+d', '=$mod+z': 'Backspace|$mod+z' },
  ...{ '=$mod+Shift+z': 'Shift+Backspace|$mod+Shift+z', '=$mod+a': 'y /|$mod+a' },
  ...{
    '=g w': 'o h',
    '=g p': 'o p',
    '=g k': 'o k',
    '=g t': 'o y',
    '=g s': 'o j',
    '=g i': 'o i',
    '=g l': 'o l',
    '=g n': 'o n',
    '=g m': 'o m',
  },
  ...{
    '=g o': 'o o',
    '=g u': 'o u',
    '=g ,': 'o ,',
    '=g d': 'o .',
    '=g f': 'o ;',
    '=g r': 'o /',
    '=g b': 'o 6',
    '=g e': 'o 7',
    '=g c': 'o 8',
  },
  ...{ '=g v': 'o 9', '=g a': 'o 0', '=o p': 'y p', '=o w': 'y o' },
  ...{ '=r s': '- j', '=r u': '- u', '=r p': '- p', '=r n': '- n', '=r r': '- h', '=r t': '- y', '=r e': '- ;' },
  ...{ '=. c': '- ,', '=. t': '- .', '=. m': '- k', '=. p': '- /', '=z r': '- m', '=z z': '- o' },
  ...{ '=z 1': '- 6', '=z 2': '- 7', '=z 3': '- 8', '=z 4': '- 9', '=z 5': '- 0' },
  ...{ '=1': '6', '=2': '7', '=3': '8', '=4': '9', '=5': '0', '=6': 'y =' },
}
