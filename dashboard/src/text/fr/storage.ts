import type { Dictionary } from '../dictionary.ts'

export const storage: Dictionary['storage'] = {
  title: 'Stockage',
  lead: 'Fichiers des messages et leurs aperçus, en modes réel et test réunis.',
  used: (used, max) => `Fichiers : ${used} sur ${max}`,
  used_unlimited: (used) => `Fichiers : ${used}`,
  channel_nearly:
    'Presque plein. Une fois l’espace plein, les fichiers des clients sont refusés et les e-mails arrivent sans pièces jointes. Les messages arrivent toujours.',
  channel_full:
    'Plein. Les fichiers des clients sont refusés et les e-mails arrivent sans pièces jointes. Les messages arrivent toujours. Supprimez des conversations avec des fichiers, ou demandez davantage à la personne qui gère Parley.',
  account_nearly:
    'Le stockage de votre compte est presque plein. Une fois plein, tous les nouveaux fichiers sont refusés, ceux de votre équipe aussi, et les e-mails arrivent sans pièces jointes. Les messages arrivent toujours.',
  account_full:
    'Le stockage de votre compte est plein. Tous les nouveaux fichiers sont refusés, ceux de votre équipe aussi, et les e-mails arrivent sans pièces jointes. Les messages arrivent toujours. Supprimez des conversations avec des fichiers, ou demandez davantage à la personne qui gère Parley.',
}
